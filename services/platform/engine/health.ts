/** A part of a service that knows how it is. */
type Part = { problems?(): string[]; warnings?(): string[] };

/** How a service is, in words, each with the service's name before it: the one place that says so, for `/readyz` and for admins. */
export type Health = {
  /** What keeps it from serving. */
  problems(): string[];
  /** What is not well and keeps nothing from serving. */
  warnings(): string[];
  add(part: Part): void;
};

export function gatherHealth(service: string): Health {
  const parts: Part[] = [];
  const named = (text: string) => `${service}: ${text}`;
  return {
    problems: () => parts.flatMap((part) => part.problems?.() ?? []).map(named),
    warnings: () => parts.flatMap((part) => part.warnings?.() ?? []).map(named),
    add: (part) => void parts.push(part),
  };
}
