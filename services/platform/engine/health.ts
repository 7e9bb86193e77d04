/** A part of a service that knows how it is. */
type MonitoredPart = { problems?(): string[]; warnings?(): string[] };

/** State of a service in words, each text after the service's name: the one source for `/readyz` and for admins. */
export type Health = {
  /** Problems that prevent serving. */
  problems(): string[];
  /** Warnings that do not prevent serving. */
  warnings(): string[];
  add(part: MonitoredPart): void;
};

export function gatherHealth(service: string): Health {
  const parts: MonitoredPart[] = [];
  const named = (text: string) => `${service}: ${text}`;
  return {
    problems: () => parts.flatMap((part) => part.problems?.() ?? []).map(named),
    warnings: () => parts.flatMap((part) => part.warnings?.() ?? []).map(named),
    add: (part) => void parts.push(part),
  };
}
