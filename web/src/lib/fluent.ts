/** Messages of Fluent catalogues, and the numbers in them. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;

/** A number as Fluent formats it, but with a true minus sign, as the server writes it. */
class TrueMinus extends FluentNumber {
  toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

export function bundle(lang: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/**
 * A message, or one of its attributes (`id.text`); undefined if the catalogue has none, or lacks an argument.
 */
export function find(from: FluentBundle, id: string, args?: Args): string | undefined {
  const [name, attribute] = id.split(".");
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, numbered(args), errors);
  return errors.length ? undefined : text;
}
const numbered = (args: Args = {}) =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new TrueMinus(arg) : arg]),
  );
