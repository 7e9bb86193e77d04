// What the processes of a cluster may run.
/** The services, by the one word that is their folder, package, topic, database and DNS name. */
export const serviceNames = ['identity', 'social', 'media', 'transcoding', 'chat', 'groups', 'notification', 'billing'] as const;

/**
 * Which processes of the cluster have to do with bytes: `content` reads and stores them, so it has the master key; `names` removes its own, with the store alone.
 * See [Note: Who has the bytes].
 */
export const bytesIn: Record<string, 'content' | 'names'> = {
  gateway: 'content',
  media: 'content',
  transcoding: 'content',
  identity: 'names',
  groups: 'names',
};

/** What a process of the cluster may run: each has a key pair. */
export const clusterTargets: readonly string[] = ['gateway', ...serviceNames];
