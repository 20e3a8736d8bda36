import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./offline/register";
import { load } from "./words/bundles.svelte";
import "./theme.css";
import "./base.css";

await load();
mount(App, { target: document.getElementById("page") as HTMLElement });
keepPage();
