// The contract of the rpc codec: one thing for both platforms, so that both agree on defaults, enums, dates and dropped fields.
// (To be filled in.)
export type MethodCodec = {
  streams: boolean;
  writeRequest(request: object): Buffer;
  readRequest(bytes: Buffer): object;
  writeResponse(response: object): Buffer;
  readResponse(bytes: Buffer): object;
};
