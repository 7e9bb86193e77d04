// Made by scripts/generate/generate.ts.
/** A message as it may be sent: each field may be left out, and is then empty, zero or absent. Entries of a map may not. */
export type Sent<Message> = { [Field in keyof Message]?: SentValue<Message[Field]> };
type SentValue<Value> = Value extends readonly (infer Part)[] ? SentValue<Part>[] : Value extends object ? SentObject<Value> : Value;
type SentObject<Value> = string extends keyof Value ? Value : Sent<Value>;
