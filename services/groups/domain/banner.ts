// The picture of a group; its states travel with the group, so that whoever changes it, shows it and deletes the group meet in one order.
import type { Banner__Output } from '@kloak/proto/types/groups.ts';
import { checkIsAdmin, type Group, type GroupEvent, type Standing, told } from './group.ts';

/** Banner id, and who chose it. */
export type Banner = Banner__Output;

/** Image of a banner. `narrowed`: how often its owner had made it private before; if that number grows, the banner ends. */
export type Photo = { item: string; narrowed: number };

/** Has one made of an image of who asks; another that was asked for is not waited for any more. Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function requestBanner(group: string, { id, by }: Banner, { item, narrowed }: Photo) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if ([state.banner, state.askedBanner].some((one) => one?.id === id)) return [];
    return [{ type: 'GroupBannerRequested', data: { ...told(group, { ...state, askedBanner: { id, by } }), by, banner: id, item, narrowed } }];
  };
}

const asks = (state: Group, banner: string): state is Standing & { askedBanner: Banner } =>
  state !== undefined && !state.purged && state.askedBanner?.id === banner;

/** It is ready. Nothing where another one was asked for meanwhile, or the group is gone. */
export function showBanner(group: string, banner: string) {
  return (state: Group): GroupEvent[] => {
    if (!asks(state, banner)) return [];
    const { askedBanner, banner: former, ...others } = state;
    return [{ type: 'GroupBannerChanged', data: { ...told(group, { ...others, banner: askedBanner }), by: askedBanner.by, former } }];
  };
}

/** It cannot be made; the one before stays. Nothing where another one was asked for meanwhile. */
export function failBanner(group: string, banner: string, reason: string) {
  return (state: Group): GroupEvent[] => {
    if (!asks(state, banner)) return [];
    const { askedBanner: _, ...after } = state;
    return [{ type: 'GroupBannerFailed', data: { ...told(group, after), reason } }];
  };
}

/** None is shown, nor made ready any more. */
const removing = (group: string, by: string, { banner: former, askedBanner: _, ...after }: Standing): GroupEvent[] => [
  { type: 'GroupBannerRemoved', data: { ...told(group, after), by, former } },
];

/** Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function removeBanner(group: string, by: string) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    return state.banner || state.askedBanner ? removing(group, by, state) : [];
  };
}

/** Removes the banner that a person chose when the person is erased, whether still a member or not. */
export function forgetBanner(group: string, who: string) {
  return (state: Group): GroupEvent[] => {
    const isTheirs = state !== undefined && !state.purged && [state.banner, state.askedBanner].some((one) => one?.by === who);
    return isTheirs ? removing(group, who, state) : [];
  };
}

/** Those whose image is not for others any more go; one that is made of another stays. */
export function endBanners(group: string, ids: readonly string[]) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || state.purged) return [];
    const { banner, askedBanner, ...others } = state;
    const [kept, keptAsked] = [banner, askedBanner].map((one) => (one && !ids.includes(one.id) ? one : undefined));
    const [ended] = [banner, askedBanner].filter((one) => one && ids.includes(one.id));
    if (!ended) return [];
    const after = { ...others, ...(kept && { banner: kept }), ...(keptAsked && { askedBanner: keptAsked }) };
    return [{ type: 'GroupBannerRemoved', data: { ...told(group, after), by: ended.by, former: kept ? undefined : banner } }];
  };
}
