import { mount } from "svelte";
import App from "./App.svelte";
import { loadShell } from "./words/bundles.svelte";
import "./theme.css";
import "./base.css";

await loadShell();
mount(App, { target: document.getElementById("page") as HTMLElement });
