// Call of a service: its access rule is declared beside its answer, and applied by the engine before it.
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import type { Ctx } from './context.ts';
import type { RpcName } from './trust/may-call.ts';

/**
 * Access rule of a call. `rule` is its name: a test calls the public routes in every role by these names. `check` refuses (401, 403, 404, 503), or
 * returns its findings, which the call receives so that nothing is read twice.
 */
export type Access<Request, Granted> = { rule: string; check(ctx: Ctx, request: Request): Granted | Promise<Granted> };

type RpcRequest<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { asked: infer Request } ? Request : never;
type MethodResponse<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { answered: infer Response extends object }
  ? Response
  : never;

type RpcOf<Name extends RpcName> = Name extends `${infer Service extends ServiceName}.${infer Method}`
  ? Method extends keyof Rpcs[Service]
    ? Rpcs[Service][Method]
    : never
  : never;
/** Request and response of an rpc, for its caller. */
export type RequestOf<Name extends RpcName> = RpcOf<Name> extends { sent: infer Request extends object } ? Request : never;
export type ResponseOf<Name extends RpcName> = RpcOf<Name> extends { received: infer Response extends object } ? Response : never;

type RpcDeclaration<Request, Granted> = {
  access: Access<Request, Granted>;
  /**
   * The call revokes access; a function decides it from the request and the types of decided events. The answer waits for every strict view, in every
   * service, and cached grants are dropped. Refuses: 503 `catching-up`; the decision stands, and a repeat waits again.
   */
  narrows?: true | ((request: NoInfer<Request>, decided: ReadonlySet<string>) => boolean);
};

type PlainRpc<Request, Response, Granted> = RpcDeclaration<Request, Granted> & {
  validate?: undefined;
  run(ctx: Ctx, request: NoInfer<Request>, granted: NoInfer<Granted>): Promise<Response>;
};

type ValidatingRpc<Request, Response, Granted, Read> = RpcDeclaration<Request, Granted> & {
  /**
   * Refuses (400) requests that no right could permit, before rights are checked; else returns the parsed input, which the call receives. See [Note:
   * Order of refusals].
   */
  validate(request: NoInfer<Request>): Read;
  run(ctx: Ctx, request: NoInfer<Request>, granted: NoInfer<Granted>, read: NoInfer<Read>): Promise<Response>;
};

/** A call as the engine serves it. */
export type Handler<Request = object, Response = object> = {
  /** Name of the call and its service, so that no call replaces another. */
  call: string;
  rule: string;
  /** Refuses, or returns a function that runs the call after the passed check. */
  admit(ctx: Ctx, request: Request): Promise<() => Promise<Response>>;
  /** True if this request revoked access, by the types of the decided events. */
  narrows(request: Request, decided: ReadonlySet<string>): boolean;
};

/** One handler for each rpc of the service's proto. */
export type Handlers<Name extends ServiceName> = {
  [Method in keyof Rpcs[Name] & string]: Handler<RpcRequest<Name, Method>, MethodResponse<Name, Method>> & { call: `${Name}.${Method}` };
};

/** `rpc('media', 'GetPost', { access, run })`: without an access it does not compile. */
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted>(
  service: Name,
  method: Method,
  declared: PlainRpc<RpcRequest<Name, Method>, MethodResponse<Name, Method>, Granted>,
): Handlers<Name>[Method];
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted, Read>(
  service: Name,
  method: Method,
  declared: ValidatingRpc<RpcRequest<Name, Method>, MethodResponse<Name, Method>, Granted, Read>,
): Handlers<Name>[Method];
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted, Read>(
  service: Name,
  method: Method,
  declared:
    | PlainRpc<RpcRequest<Name, Method>, MethodResponse<Name, Method>, Granted>
    | ValidatingRpc<RpcRequest<Name, Method>, MethodResponse<Name, Method>, Granted, Read>,
): Handlers<Name>[Method] {
  const { access, narrows = () => false } = declared;
  return {
    call: `${service}.${method}`,
    rule: access.rule,
    async admit(ctx, request) {
      if (declared.validate === undefined) {
        const granted = await access.check(ctx, request);
        return () => declared.run(ctx, request, granted);
      }
      const read = declared.validate(request);
      const granted = await access.check(ctx, request);
      return () => declared.run(ctx, request, granted, read);
    },
    narrows: (request, decided) => narrows === true || narrows(request, decided),
  };
}
