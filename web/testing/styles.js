// Style sheet of a test: every class has its name from the source.
export default new Proxy({}, { get: (_styles, name) => name });
