// The TypeScript of a JSON schema, from standard input to standard output; wire.py has the schema.
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const banner = `// Generated from the types of gloaming/server/wire.py: change those, then run \`web/build.py wire\`.`;
const style = JSON.parse(readFileSync(new URL(".prettierrc.json", import.meta.url), "utf8"));

process.stdout.write(
  await compile(JSON.parse(await text(process.stdin)), "Wire", {
    additionalProperties: false,
    bannerComment: banner,
    style: { printWidth: style.printWidth },
  }),
);
