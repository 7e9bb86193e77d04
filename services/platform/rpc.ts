// A call of a service: who may ask is declared beside what is answered, and applied by the engine before it.
import type { Rpcs, ServiceName } from '@kloak/proto/types/index.ts';
import type { Ctx } from './context.ts';
import type { RpcName } from './trust/may-call.ts';

/**
 * Who may ask. `rule` names it: the public routes are tested in every role by the rules of their calls. `check` refuses (401, 403, 404,
 * 503), or answers what it found, which the call is handed so that nothing is looked up twice.
 */
export type Access<Request, Granted> = { rule: string; check(ctx: Ctx, request: Request): Granted | Promise<Granted> };

type RpcRequest<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { asked: infer Request } ? Request : never;
type Answered<Name extends ServiceName, Method extends keyof Rpcs[Name]> = Rpcs[Name][Method] extends { answered: infer Response extends object }
  ? Response
  : never;

type RpcOf<Name extends RpcName> = Name extends `${infer Service extends ServiceName}.${infer Method}`
  ? Method extends keyof Rpcs[Service]
    ? Rpcs[Service][Method]
    : never
  : never;
/** What is sent to an rpc, and what comes back. */
export type Sent<Name extends RpcName> = RpcOf<Name> extends { sent: infer Request extends object } ? Request : never;
export type Received<Name extends RpcName> = RpcOf<Name> extends { received: infer Response extends object } ? Response : never;

type Declared<Request, Granted> = {
  access: Access<Request, Granted>;
  /**
   * Afterwards somebody may see less; where it is a function, as it says of the request and of the types of events that were decided. The answer waits for every view, in every service, that access is
   * decided from, and what was granted before is forgotten. Refuses: 503 `catching-up`; what was decided stands, and a repeat waits again.
   */
  narrows?: true | ((request: NoInfer<Request>, decided: ReadonlySet<string>) => boolean);
};

type Plain<Request, Response, Granted> = Declared<Request, Granted> & {
  validate?: undefined;
  run(ctx: Ctx, request: NoInfer<Request>, granted: NoInfer<Granted>): Promise<Response>;
};

type Validating<Request, Response, Granted, Read> = Declared<Request, Granted> & {
  /** Refuses (400) what no right makes good, before rights are looked at; else answers what it read, which the call is handed. See [Note: Order of refusals]. */
  validate(request: NoInfer<Request>): Read;
  run(ctx: Ctx, request: NoInfer<Request>, granted: NoInfer<Granted>, read: NoInfer<Read>): Promise<Response>;
};

/** A call as the engine serves it. */
export type Handler<Request = object, Response = object> = {
  /** Which call of which service, so that none stands in another's place. */
  call: string;
  rule: string;
  /** Refuses, or answers how to go on: the check has passed. */
  admit(ctx: Ctx, request: Request): Promise<() => Promise<Response>>;
  /** Whether somebody may see less after this request, by which events of these types were decided. */
  narrows(request: Request, decided: ReadonlySet<string>): boolean;
};

/** One handler for each rpc of the service's proto. */
export type Handlers<Name extends ServiceName> = {
  [Method in keyof Rpcs[Name] & string]: Handler<RpcRequest<Name, Method>, Answered<Name, Method>> & { call: `${Name}.${Method}` };
};

/** `rpc('media', 'GetPost', { access, run })`: without an access it does not compile. */
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted>(
  service: Name,
  method: Method,
  declared: Plain<RpcRequest<Name, Method>, Answered<Name, Method>, Granted>,
): Handlers<Name>[Method];
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted, Read>(
  service: Name,
  method: Method,
  declared: Validating<RpcRequest<Name, Method>, Answered<Name, Method>, Granted, Read>,
): Handlers<Name>[Method];
export function rpc<Name extends ServiceName, Method extends keyof Rpcs[Name] & string, Granted, Read>(
  service: Name,
  method: Method,
  declared: Plain<RpcRequest<Name, Method>, Answered<Name, Method>, Granted> | Validating<RpcRequest<Name, Method>, Answered<Name, Method>, Granted, Read>,
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
