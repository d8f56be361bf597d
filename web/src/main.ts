import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import art from "./art/common.svg?raw";
import { alone } from "./lib/port";
import { address, root } from "./lib/root";
import { addSymbols } from "./lib/sprite";

addSymbols(art);

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () =>
    void navigator.serviceWorker.register(address("sw.js"), { scope: root.href }).catch(() => undefined);
  if (alone) register();
  else addEventListener("load", register);
}
