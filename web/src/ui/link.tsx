import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To;
  /** History state of the page that it opens. */
  readonly state?: unknown;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
};

/** Link to a page of the app. The router's own link would load code for prefetching in a framework mode that is not used here, several times as much. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace && { replace }), ...(rest.target && { target: rest.target }) });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
