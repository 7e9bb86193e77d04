/** The 10,000 most common passwords, in lower case. */
let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when somebody first chooses a password: the lists of words take some MB of memory. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, 10_000));
}

/** Answers whether a password, in lower case, is one of the most common. */
export async function commonPasswordTest(): Promise<(form: string) => boolean> {
  common ??= loadCommon();
  const known = await common;
  return (form) => known.has(form);
}
