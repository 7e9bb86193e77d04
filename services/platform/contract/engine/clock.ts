/** A clock that can be put forward; one that stands moves by that alone, however long a slow machine takes. */
export function clock({ stands = false } = {}) {
  let ahead = 0;
  const begun = Date.now();
  return {
    now: () => new Date((stands ? begun : Date.now()) + ahead),
    forward: (seconds: number) => {
      ahead += seconds * 1000;
    },
  };
}
