// What neither the types nor Prettier find: promises nobody waits for, dead branches, mistakes in templates.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // French words are set with no-break spaces.
      "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true }],
      // Maps and sets that only code reads need no signals.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check knows these better: ESLint takes whatever comes out of a template or a component for `any`.
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["*.config.{js,ts}", "wire.js"], languageOptions: { globals: globals.node } },
);
