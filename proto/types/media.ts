// Made by scripts/generate/generate.ts from proto/kloak/media.
import type { Sent } from './sent.ts';

export type Privacy = 'PRIVACY_UNSPECIFIED' | 'PRIVATE' | 'FAMILY_ONLY';
export type ItemKind = 'ITEM_KIND_UNSPECIFIED' | 'IMAGE' | 'VIDEO';
/** upload:{id} — one upload: its declared files. */
export interface UploadOpened__Output {
  upload: string; owner: string; files: DeclaredFile__Output[];
  /** Those of the files that are published as soon as their bytes are checked, without a further request; none in older events. */ onArrival: OnArrival__Output[];
  /** Album that receives these items, of the name `albumName`; all four fields or none. If the owner has no album of the name, one begins under this id. */ album?: string;
  albumName?: string; albumDescription?: string; albumPrivacy?: Privacy;
}
export interface UploadOpened extends Sent<UploadOpened__Output> {}
/** Details with which a file is published on arrival. */
export interface OnArrival__Output { item: string; owner: string; title: string; description: string; privacy: Privacy; category: string; }
export interface OnArrival extends Sent<OnArrival__Output> {}
export interface DeclaredFile__Output {
  item: string; owner: string; fileName: string; /** Bytes. */ size: number;
  /** Content type as declared or guessed from the extension; the checked one is in ItemChecked. */ type: string; kind: ItemKind;
  /** Key under which the browser posts it; never served. */ incomingKey: string; /** Key of the checked original. */ key: string;
  /** Last change of the file by its owner's device: ISO 8601, with the offset of the owner's clock if known. */ lastModified?: string;
}
export interface DeclaredFile extends Sent<DeclaredFile__Output> {}
/** The first of its files was published: counted once, also for repeated requests. */
export interface UploadPublished__Output { upload: string; owner: string; }
export interface UploadPublished extends Sent<UploadPublished__Output> {}
/** Its owner cancelled all unpublished files: each ends as soon as nobody checks its bytes. */
export interface UploadCancelled__Output { upload: string; owner: string; }
export interface UploadCancelled extends Sent<UploadCancelled__Output> {}
/** Nothing more is expected: all files are settled, or the time is over. */
export interface UploadClosed__Output {
  upload: string; owner: string;
  /** Bytes that had been reserved for an upload that was never opened and are free again. For an opened one each item has its own. */ released: number;
}
export interface UploadClosed extends Sent<UploadClosed__Output> {}
/** item:{id} — the life of one photograph or video. */
export interface ItemArrived__Output { item: string; owner: string; upload: string; incomingKey: string; etag: string; size: number; }
export interface ItemArrived extends Sent<ItemArrived__Output> {}
/** The bytes are accepted, and stored under `key`. */
export interface ItemChecked__Output {
  item: string; owner: string; key: string; sha256: string; size: number; /** Media type that was detected from the bytes. */ type: string; kind: ItemKind;
  fileName: string;
}
export interface ItemChecked extends Sent<ItemChecked__Output> {}
export interface ItemRejected__Output {
  item: string; owner: string;
  /** A code for programs. `unsupported`, `wrong-size`, `gone`: the kind, the size or absence of its bytes. `abandoned`: it did not arrive or was not published in time. `gave-up`: every attempt to check its bytes failed. */ reason: string;
}
export interface ItemRejected extends Sent<ItemRejected__Output> {}
/** The same bytes are in the vault already as item `of`. */
export interface ItemDuplicated__Output { item: string; owner: string; of: string; }
export interface ItemDuplicated extends Sent<ItemDuplicated__Output> {}
export interface ItemPublished__Output {
  item: string; owner: string; kind: ItemKind; title: string; description: string; privacy: Privacy; category: string; fileName: string; key: string;
  size: number; type: string;
  /** ISO 8601. Files that are published together follow each other by a millisecond, in the order of the list. Absent in older events: the time of the commit is meant. */ publishedAt?: string;
  /** Orders items of the same moment: the beginning of the upload, plus a millisecond for each file that was chosen before it. ISO 8601; absent in older events. */ chosenAt?: string;
}
export interface ItemPublished extends Sent<ItemPublished__Output> {}
/** All renditions are ready. */
export interface ItemRendered__Output {
  item: string; owner: string; /** Pixels of the upright picture. */ width: number; height: number; /** thumbhash, base64. */ thumbhash: string;
  /** ISO 8601, from the file; otherwise its last change, as far as known. */ takenAt?: string; renditions: Rendition__Output[];
  /** A part of the picture is not in the original. */ partial?: boolean;
  /** The camera's clock, `YYYY-MM-DDTHH:mm:ss` without a zone; if the file lacks it, its owner's clock at the last change. */ takenLocal?: string;
  /** Place where it was taken, in degrees, north and east positive; both or none. For its owner alone. */ latitude?: number; longitude?: number;
  /** Seconds; videos only. */ duration?: number; /** Browsers play the original of a video as it is. */ originalPlays?: boolean;
  /** It plays without the sound of the original, which could not be read; videos only. */ soundMissing?: boolean;
  /** The albums that hold it. */ albums: string[]; /** Digits of the fraction of its second, if the file contains them. */ takenFraction?: string;
  /** Its owner corrected the date: lists follow ItemTakenChanged, and the dates here are the file's alone. Absent otherwise. */ takenCorrected?: boolean;
}
export interface ItemRendered extends Sent<ItemRendered__Output> {}
/** Renditions for lists are ready: small ones of a photograph, the poster of a video. The larger ones, and the film, follow. */
export interface ItemThumbnailsRendered__Output {
  item: string; owner: string; /** Facts as in ItemRendered, which repeats all of them. */ width: number; height: number; thumbhash: string; takenAt?: string;
  renditions: Rendition__Output[]; partial?: boolean; takenLocal?: string; /** Seconds; videos only, if the file contains it. */ duration?: number;
  latitude?: number; longitude?: number; /** The albums that hold it. */ albums: string[]; takenFraction?: string; takenCorrected?: boolean;
}
export interface ItemThumbnailsRendered extends Sent<ItemThumbnailsRendered__Output> {}
/** A preview that the owner's page made is there, to be checked; the first one only. */
export interface ItemPreviewArrived__Output { item: string; owner: string; incomingKey: string; etag: string; size: number; }
export interface ItemPreviewArrived extends Sent<ItemPreviewArrived__Output> {}
/** The page's preview is a picture, and was rendered again by the server: displayed until renditions are ready. */
export interface ItemPreviewed__Output { item: string; owner: string; /** thumbhash, base64. */ thumbhash: string; preview: Rendition__Output | null; }
export interface ItemPreviewed extends Sent<ItemPreviewed__Output> {}
export interface Rendition__Output { key: string; width: number; height: number; type: string; size: number; }
export interface Rendition extends Sent<Rendition__Output> {}
export interface ItemFailed__Output { item: string; owner: string; /** A code of proto/rules/failures.ts. */ reason: string; }
export interface ItemFailed extends Sent<ItemFailed__Output> {}
/** The same bytes were uploaded again after it failed: it is rendered again, and everything else stays. */
export interface ItemTriedAgain__Output {
  item: string; owner: string; /** Each fact as in ItemChecked. */ key: string; type: string; kind: ItemKind; fileName: string;
}
export interface ItemTriedAgain extends Sent<ItemTriedAgain__Output> {}
/** All details of an item and its privacy, as they are from now on. */
export interface ItemDetailsChanged__Output {
  item: string; owner: string; title: string; description: string; privacy: Privacy; category: string;
  /** Privacy until now; the change may narrow or widen it. */ privacyBefore: Privacy; /** Unspecified in older events. */ kind: ItemKind;
  /** The albums that hold it. */ albums: string[]; /** Absent in older events. */ categoryBefore?: string;
  /** True if the family sees it again, after an earlier time when it was shared. Absent otherwise, and in older events. */ sharedAgain?: boolean;
}
export interface ItemDetailsChanged extends Sent<ItemDetailsChanged__Output> {}
/** An album of its owner contains it now; other albums may contain it too. */
export interface ItemAddedToAlbum__Output {
  item: string; owner: string; album: string; kind: ItemKind; privacy: Privacy;
  /** Sort keys of its place in the album, as far as they are known: as in ItemRendered and ItemPublished. */ takenLocal?: string; publishedAt?: string;
  takenFraction?: string; chosenAt?: string;
}
export interface ItemAddedToAlbum extends Sent<ItemAddedToAlbum__Output> {}
/** An album no longer contains it; the item stays. */
export interface ItemRemovedFromAlbum__Output { item: string; owner: string; album: string; kind: ItemKind; privacy: Privacy; }
export interface ItemRemovedFromAlbum extends Sent<ItemRemovedFromAlbum__Output> {}
/** Its owner deleted it: it is invisible for everybody. Its bytes exist, and its space is used, until it is purged. */
export interface ItemTrashed__Output {
  item: string; owner: string; /** Privacy until now. */ privacy: Privacy; kind: ItemKind; /** Albums that contained it. */ albums: string[];
  /** Bytes that it takes until it is purged, and since when it is in the trash (ISO 8601 UTC). Absent in older events, which were purged at once. */ size?: number;
  trashedAt?: string; /** Absent in older events. */ category?: string;
}
export interface ItemTrashed extends Sent<ItemTrashed__Output> {}
/** Its owner has it back from the trash, as it was. */
export interface ItemRestored__Output {
  item: string; owner: string; /** Privacy from now on. */ privacy: Privacy; kind: ItemKind;
  /** Albums that contained it, and contain it again. */ albums: string[]; /** Bytes. */ size: number; /** See ItemAddedToAlbum. */ takenLocal?: string;
  publishedAt?: string; /** Absent in older events. */ category?: string; takenFraction?: string; chosenAt?: string;
}
export interface ItemRestored extends Sent<ItemRestored__Output> {}
/** Deleted for ever: its bytes are removed, and its space is free again. */
export interface ItemPurged__Output {
  item: string; owner: string; sha256: string; /** Bytes that it was charged. */ size: number;
  /** Storage keys of the original and of its renditions. */ keys: string[];
  /** Moment at which it was put into the trash: see ItemTrashed. */ trashedAt?: string;
}
export interface ItemPurged extends Sent<ItemPurged__Output> {}
/** Unit of a date: what is smaller is not known, and the date is the middle of the unit. */
export type TakenPrecision = 'TAKEN_PRECISION_UNSPECIFIED' | 'TIME' | 'DAY' | 'MONTH' | 'YEAR';
/** Its owner corrected when it was taken, or took such a correction back. The date is the one that is valid from now on; absent if nothing is known. The original stays as it is. */
export interface ItemTakenChanged__Output {
  item: string; owner: string; /** Id of the change: see ChangeMade. */ change: string;
  /** The event takes this change back instead of making it. */ undone?: boolean;
  /** The date is the owner's; otherwise it is the file's. */ corrected: boolean; /** Its facts; see ItemRendered. */ takenAt?: string; takenLocal?: string;
  takenFraction?: string; precision: TakenPrecision; /** It is approximate. */ about: boolean; /** The albums that hold it. */ albums: string[];
  /** Further sort keys: see ItemPublished. */ publishedAt?: string; chosenAt?: string;
}
export interface ItemTakenChanged extends Sent<ItemTakenChanged__Output> {}
/** Its owner turned a photograph by quarter turns, or took that back: renditions are made anew from the original, which stays as it is. Until then the ones before are displayed. */
export interface ItemTurned__Output {
  item: string; owner: string; /** Id of the change: see ChangeMade. */ change: string;
  /** The event takes this change back instead of making it. */ undone?: boolean; /** Number of this event among those of the item, from 1. */ turn: number;
  /** Clockwise, from the upright original to the picture from now on: 0 to 3. */ quarterTurns: number; /** Storage key of the original. */ key: string;
}
export interface ItemTurned extends Sent<ItemTurned__Output> {}
/** All renditions of the last ItemTurned are ready, and replace the ones before. */
export interface ItemTurnRendered__Output {
  item: string; owner: string; /** Facts of the ItemTurned. */ turn: number; quarterTurns: number; /** Pixels of the turned picture. */ width: number;
  height: number; /** thumbhash, base64. */ thumbhash: string; renditions: Rendition__Output[];
  /** EXIF orientation (1 to 8) with which the original looks like the turned picture. */ orientation: number;
  /** The ones before. Their bytes are removed an hour later, because open pages may still display them. */ replaced: Rendition__Output[];
}
export interface ItemTurnRendered extends Sent<ItemTurnRendered__Output> {}
/** The last ItemTurned cannot be rendered: the picture stays as displayed, and the turn does not count. */
export interface ItemTurnFailed__Output { item: string; owner: string; turn: number; /** A code of proto/rules/failures.ts. */ reason: string; }
export interface ItemTurnFailed extends Sent<ItemTurnFailed__Output> {}
/** The item belongs to a story from now on: what its owner shared together. */
export interface ItemJoinedStory__Output {
  item: string; owner: string; story: string; /** Place in the story, in the order of sharing, from 0 and without repeats. */ number: number;
}
export interface ItemJoinedStory extends Sent<ItemJoinedStory__Output> {}
/** The commit changed where lists contain the item. Written together with its cause, and once for each item of an older build. */
export interface ItemPlaced__Output {
  item: string; owner: string; /** Absent: in no list. */ before: Placement__Output | null; after: Placement__Output | null;
}
export interface ItemPlaced extends Sent<ItemPlaced__Output> {}
/** Place of a published item in lists. */
export interface Placement__Output {
  /** Day of the timeline, `YYYY-MM-DD`: when it was taken, else published. */ day: string;
  /** Relatives of its owner see it: it is shared, and a rendition exists. */ shared: boolean;
  /** Story and place in it, as in ItemJoinedStory; absent without one. */ story?: string; number?: number;
  /** Albums that contain it, for items of a story. */ albums: string[];
}
export interface Placement extends Sent<Placement__Output> {}
/** stories:{owner} — the story that a member's shared items join at present. Items that are shared together joined it. */
export interface StoryContinued__Output {
  owner: string; story: string; /** Times of sharing, the first and the last: ISO 8601 UTC. */ firstAt: string; lastAt: string;
  /** Numbers that it has given to items so far. */ count: number;
}
export interface StoryContinued extends Sent<StoryContinued__Output> {}
/** seen:{story}:{who} — items of another member's story that were displayed to a member. More of them were. */
export interface StorySeen__Output {
  who: string; story: string; owner: string;
  /** All of their numbers as ranges, ascending: the first number of a range, then the number behind it, and so on. */ seen: number[];
}
export interface StorySeen extends Sent<StorySeen__Output> {}
/** change:{id} — one change of several items of a member, which can be undone as one. */
export type ChangeKind = 'CHANGE_KIND_UNSPECIFIED' | 'TAKEN' | 'TURN';
/** Recorded before the items are changed; events of the items name the change. */
export interface ChangeMade__Output {
  change: string; owner: string; kind: ChangeKind; /** At most 100. */ items: string[]; /** ISO 8601 UTC. */ madeAt: string;
}
export interface ChangeMade extends Sent<ChangeMade__Output> {}
/** watching:{item}:{who} — views of one video by one other member. The first time on a day that it was played. */
export interface VideoWatched__Output {
  item: string; /** Owner of the item: the stream's partition key. */ owner: string; who: string; /** YYYY-MM-DD, UTC. */ day: string;
}
export interface VideoWatched extends Sent<VideoWatched__Output> {}
/** sharing:{owner} — permissions that a member gives for shared items. Members with such a plan may download the originals, with all data of the camera, including the place. */
export interface DownloadsAllowed__Output { owner: string; }
export interface DownloadsAllowed extends Sent<DownloadsAllowed__Output> {}
/** Not any longer. */
export interface DownloadsWithdrawn__Output { owner: string; }
export interface DownloadsWithdrawn extends Sent<DownloadsWithdrawn__Output> {}
/** memories:{who} — posts of earlier years that a member does not want to be reminded of. The whole choice after each change. */
export interface MemoriesHidden__Output {
  who: string; /** Days of any year, `MM-DD`, sorted. */ days: string[]; /** Members whose posts are left out, sorted. */ people: string[];
}
export interface MemoriesHidden extends Sent<MemoriesHidden__Output> {}
/** album:{id} — the life of one album. Events of items record its content. */
export interface AlbumCreated__Output { album: string; owner: string; name: string; description: string; privacy: Privacy; }
export interface AlbumCreated extends Sent<AlbumCreated__Output> {}
/** All details of an album and its privacy, as they are from now on. */
export interface AlbumDetailsChanged__Output {
  album: string; owner: string; name: string; description: string; privacy: Privacy;
  /** Privacy until now; the change may narrow or widen it. */ privacyBefore: Privacy;
}
export interface AlbumDetailsChanged extends Sent<AlbumDetailsChanged__Output> {}
/** Its owner chose its cover. */
export interface AlbumCoverChosen__Output { album: string; owner: string; item: string; }
export interface AlbumCoverChosen extends Sent<AlbumCoverChosen__Output> {}
/** Its owner deleted it: it is invisible for everybody. Its items stay. */
export interface AlbumTrashed__Output { album: string; owner: string; /** Privacy until now. */ privacy: Privacy; }
export interface AlbumTrashed extends Sent<AlbumTrashed__Output> {}
/** Deleted for ever. */
export interface AlbumPurged__Output { album: string; owner: string; }
export interface AlbumPurged extends Sent<AlbumPurged__Output> {}
/** album-name:{owner}:{digest of the normalized name} — which album of a member has a name. */
export interface AlbumNameClaimed__Output { owner: string; album: string; /** ISO 8601. */ at: string; }
export interface AlbumNameClaimed extends Sent<AlbumNameClaimed__Output> {}
/** The album is called otherwise now. */
export interface AlbumNameReleased__Output { owner: string; album: string; }
export interface AlbumNameReleased extends Sent<AlbumNameReleased__Output> {}
/** ledger:{owner} — the bytes of one vault, with the running sums and the uploads under way. */
export interface SpaceReserved__Output {
  owner: string; upload: string; bytes: number; reservedAfter: number; usedAfter: number;
  /** The oldest first, without those of older events. */ openAfter: Reservation__Output[];
  /** Absent without a limit. */ limitAfter: SpaceLimit__Output | null;
}
export interface SpaceReserved extends Sent<SpaceReserved__Output> {}
/** Bytes still reserved for one upload; more than 0. */
export interface Reservation__Output { upload: string; bytes: number; }
export interface Reservation extends Sent<Reservation__Output> {}
/** A reservation ends for one item; `charged` of it is used from now on (0 for a duplicate, a rejected or an abandoned one). */
export interface SpaceSettled__Output {
  owner: string; item: string; released: number; charged: number; reservedAfter: number; usedAfter: number; openAfter: Reservation__Output[];
  limitAfter: SpaceLimit__Output | null;
}
export interface SpaceSettled extends Sent<SpaceSettled__Output> {}
/** The vault is limited to a smaller plan that is about to begin. */
export interface SpaceLimited__Output {
  owner: string; limitAfter: SpaceLimit__Output | null; reservedAfter: number; usedAfter: number; openAfter: Reservation__Output[];
}
export interface SpaceLimited extends Sent<SpaceLimited__Output> {}
/** Valid while the plan's number of changes equals `ofChanges`. */
export interface SpaceLimit__Output { maxBytes: number; ofChanges: number; }
export interface SpaceLimit extends Sent<SpaceLimit__Output> {}
/** Frees the space that a purged item took. */
export interface SpaceFreed__Output {
  owner: string; item: string; bytes: number; reservedAfter: number; usedAfter: number; openAfter: Reservation__Output[]; limitAfter: SpaceLimit__Output | null;
}
export interface SpaceFreed extends Sent<SpaceFreed__Output> {}
/** hash:{owner}:{sha256} — the item with these bytes in this vault. */
export interface OriginalClaimed__Output {
  owner: string; sha256: string; item: string;
  /** Field of earlier builds: an unreadable item of the same bytes, which this one replaces once it is published. */ insteadOf?: string;
}
export interface OriginalClaimed extends Sent<OriginalClaimed__Output> {}
export interface OriginalReleased__Output { owner: string; sha256: string; item: string; }
export interface OriginalReleased extends Sent<OriginalReleased__Output> {}
export type ExportStatus = 'EXPORT_STATUS_UNSPECIFIED' | 'MAKING' | 'COMPLETE' | 'UNFINISHED' | 'EXPIRED';
/** Part of the export that is written next. */
export type ExportStage = 'EXPORT_STAGE_UNSPECIFIED' | 'PEOPLE' | 'ALBUMS' | 'MESSAGES' | 'ITEMS';
/** Progress of an export, for its next step; carried by each of its events. */
export interface ExportState__Output {
  id: string; status: ExportStatus; /** Since when, ISO 8601 UTC. */ since: string;
  /** Times of the requests for exports in the last 24 hours, the oldest first. */ requestedAt: string[]; stage: ExportStage;
  /** Cursor within the stage; empty at its beginning. */ from: string; /** Pages of the stage that are written. */ pages: number;
  /** Number of written items, and the approximate total. */ items: number; total: number; /** The last of them is being filled. */ parts: ExportPart__Output[];
  /** The moment of the last item that was written, `YYYY-MM-DDTHH:mm:ss`, and how many are of it. */ moment: string; ofMoment: number;
}
export interface ExportState extends Sent<ExportState__Output> {}
/** One archive of an export: its list is stored in this number of pieces. */
export interface ExportPart__Output {
  pieces: number; files: number; /** Size of the part's files. */ bytes: number;
  /** Size of its manifest, which is the last of its files. */ manifestBytes: number;
}
export interface ExportPart extends Sent<ExportPart__Output> {}
/** export:{owner} — an archive of everything that a member has. `after` is the state after the event. */
export interface ExportRequested__Output {
  owner: string; after: ExportState__Output | null; /** The one before it, which is there no longer. */ replaced?: string;
}
export interface ExportRequested extends Sent<ExportRequested__Output> {}
export interface ExportAdvanced__Output { owner: string; after: ExportState__Output | null; }
export interface ExportAdvanced extends Sent<ExportAdvanced__Output> {}
export interface ExportCompleted__Output { owner: string; after: ExportState__Output | null; }
export interface ExportCompleted extends Sent<ExportCompleted__Output> {}
/** It was given up. */
export interface ExportGivenUp__Output { owner: string; after: ExportState__Output | null; }
export interface ExportGivenUp extends Sent<ExportGivenUp__Output> {}
/** Its time was over, and its files are deleted. */
export interface ExportExpired__Output { owner: string; after: ExportState__Output | null; }
export interface ExportExpired extends Sent<ExportExpired__Output> {}
export interface OfferedFile__Output {
  fileName: string; /** Bytes. */ size: number; /** Empty if the browser knows none. */ type: string; /** Seconds. */ duration?: number;
  /** Last change: ISO 8601, with the offset of the owner's clock if known. */ lastModified?: string;
  /** Details with which it is published as soon as its bytes are checked; absent: it waits for PublishUpload. */ onArrival?: PostDetails__Output | null;
  /** A preview that the page made of it: see OfferPreviews. Another format than JPEG is left out. */ preview?: FilePreview__Output | null;
}
export interface OfferedFile extends Sent<OfferedFile__Output> {}
export interface PostDetails__Output { title: string; description: string; privacy: Privacy; category: string; }
export interface PostDetails extends Sent<PostDetails__Output> {}
export interface FilePreview__Output { fileName: string; /** Bytes. */ size: number; /** image/jpeg. */ type: string; }
export interface FilePreview extends Sent<FilePreview__Output> {}
/** Kinds of files that one upload accepts: the rules are in proto/rules/upload-flows.ts. */
export type UploadFlow = 'UPLOAD_FLOW_UNSPECIFIED' | 'ONLY_VIDEOS' | 'ONLY_IMAGES' | 'ONE_VIDEO';
export interface OpenUploadRequest__Output {
  files: OfferedFile__Output[]; /** Without it, all kinds that the vault knows. */ flow?: UploadFlow;
  /** Name of the caller's album for everything that is published on arrival. A new one begins with the first item, and is shared only if all items are. */ album?: AlbumName__Output | null;
}
export interface OpenUploadRequest extends Sent<OpenUploadRequest__Output> {}
export interface OpenUploadResponse__Output {
  upload: string; promises: UploadPromise__Output[];
  /** Forms for previews, in the order of the files that have one, under the preview's own name; `key` is the checked preview's key. */ previews: UploadPromise__Output[];
}
export interface OpenUploadResponse extends Sent<OpenUploadResponse__Output> {}
/** In the order of the files offered. */
export interface UploadPromise__Output {
  item: string; kind: ItemKind; fileName: string; /** Key of the checked original. */ key: string; url: string; fields: Record<string, string>;
}
export interface UploadPromise extends Sent<UploadPromise__Output> {}
export interface OfferedPreview__Output {
  item: string; /** Bytes; absent if not known yet: then the maximum of a preview. */ size?: number; /** image/jpeg. */ type: string;
}
export interface OfferedPreview extends Sent<OfferedPreview__Output> {}
export interface OfferPreviewsRequest__Output { previews: OfferedPreview__Output[]; }
export interface OfferPreviewsRequest extends Sent<OfferPreviewsRequest__Output> {}
export interface OfferPreviewsResponse__Output {
  /** Forms in the order of the previews; the key is that of the checked preview. */ promises: UploadPromise__Output[];
}
export interface OfferPreviewsResponse extends Sent<OfferPreviewsResponse__Output> {}
export interface FindKnownFilesRequest__Output { /** SHA-256 in lower-case hex; at most 100. */ hashes: string[]; }
export interface FindKnownFilesRequest extends Sent<FindKnownFilesRequest__Output> {}
export interface FindKnownFilesResponse__Output { /** In the order of the hashes, each once. */ known: KnownFile__Output[]; }
export interface FindKnownFilesResponse extends Sent<FindKnownFilesResponse__Output> {}
export interface KnownFile__Output { hash: string; post: Post__Output | null; }
export interface KnownFile extends Sent<KnownFile__Output> {}
export interface GetFileSizeRequest__Output { key: string; }
export interface GetFileSizeRequest extends Sent<GetFileSizeRequest__Output> {}
export interface GetFileSizeResponse__Output { /** Bytes. */ size: number; }
export interface GetFileSizeResponse extends Sent<GetFileSizeResponse__Output> {}
export interface GetUploadTargetRequest__Output { upload: string; item: string; }
export interface GetUploadTargetRequest extends Sent<GetUploadTargetRequest__Output> {}
export interface GetUploadTargetResponse__Output {
  incomingKey: string; /** Bytes of the whole file. */ size: number; /** True once all bytes have arrived. */ arrived: boolean;
}
export interface GetUploadTargetResponse extends Sent<GetUploadTargetResponse__Output> {}
export interface CancelUploadRequest__Output { upload: string; }
export interface CancelUploadRequest extends Sent<CancelUploadRequest__Output> {}
export interface CancelUploadResponse__Output {}
export interface CancelUploadResponse extends Sent<CancelUploadResponse__Output> {}
export interface ListDrawnRequest__Output { /** At most 100. */ items: string[]; }
export interface ListDrawnRequest extends Sent<ListDrawnRequest__Output> {}
export interface ListDrawnResponse__Output { drawn: DrawnFile__Output[]; }
export interface ListDrawnResponse extends Sent<ListDrawnResponse__Output> {}
export interface DrawnFile__Output { item: string; renditions: Rendition__Output[]; }
export interface DrawnFile extends Sent<DrawnFile__Output> {}
export interface ListUploadsRequest__Output {}
export interface ListUploadsRequest extends Sent<ListUploadsRequest__Output> {}
export interface ListUploadsResponse__Output { /** Complete list: a member has a limited number of open uploads. */ uploads: UploadUnderWay__Output[]; }
export interface ListUploadsResponse extends Sent<ListUploadsResponse__Output> {}
/** An upload with files that are neither published nor given up. */
export interface UploadUnderWay__Output {
  upload: string; /** When its space was reserved. ISO 8601 UTC. */ since: string;
  /** Totals of files that are neither published nor given up: their number, how many of them have arrived, their bytes, and the first few names. */ files: number;
  arrived: number; bytes: number; fileNames: string[]; /** True if bytes of it have arrived in the last ten minutes. */ goesOn: boolean;
}
export interface UploadUnderWay extends Sent<UploadUnderWay__Output> {}
export interface ItemDetails__Output { item: string; title: string; description: string; privacy: Privacy; category: string; }
export interface ItemDetails extends Sent<ItemDetails__Output> {}
export interface PublishUploadRequest__Output {
  items: ItemDetails__Output[];
  /** Name of the caller's album for all of them, duplicates included. A new one is shared only if all items are. */ album?: AlbumName__Output | null;
}
export interface PublishUploadRequest extends Sent<PublishUploadRequest__Output> {}
export interface PublishUploadResponse__Output {
  posts: Post__Output[]; duplicates: Duplicate__Output[]; album?: Album__Output | null;
  /** Duplicates that could not be added to the album: the older post is in the maximum number of albums, or was changed the maximum number of times. */ notInAlbum: Duplicate__Output[];
}
export interface PublishUploadResponse extends Sent<PublishUploadResponse__Output> {}
export interface AlbumName__Output { name: string; /** Description of a new album. */ description: string; }
export interface AlbumName extends Sent<AlbumName__Output> {}
export interface Duplicate__Output { fileName: string; item: string; }
export interface Duplicate extends Sent<Duplicate__Output> {}
export interface NoteArrivalRequest__Output { incomingKey: string; }
export interface NoteArrivalRequest extends Sent<NoteArrivalRequest__Output> {}
export interface NoteArrivalResponse__Output {}
export interface NoteArrivalResponse extends Sent<NoteArrivalResponse__Output> {}
export interface NoteUploadProgressRequest__Output { incomingKey: string; /** 0–99. */ percent: number; }
export interface NoteUploadProgressRequest extends Sent<NoteUploadProgressRequest__Output> {}
export interface NoteUploadProgressResponse__Output {}
export interface NoteUploadProgressResponse extends Sent<NoteUploadProgressResponse__Output> {}
export type ItemStatus = 'ITEM_STATUS_UNSPECIFIED' | 'PROCESSING' | 'READY' | 'FAILED';
/** Public card of a member. */
export interface Writer__Output { id: string; username: string; image: string; }
export interface Writer extends Sent<Writer__Output> {}
/** A member with the address that the caller may know: of oneself and of one's connections, once it is confirmed; else without. */
export interface KnownMember__Output { id: string; username: string; image: string; email?: string; }
export interface KnownMember extends Sent<KnownMember__Output> {}
export interface Post__Output {
  /** Id of the post and of its item, which are one thing. */ id: string; kind: ItemKind; writer: Writer__Output | null; title: string; description: string;
  privacy: Privacy; category: string; /** Only for its owner and the owner's connections, else empty; so is a title that repeats it. */ fileName: string;
  /** Bytes. */ fileSize: number; type: string; key: string; createdAt: string; status: ItemStatus; width: number; height: number; thumbhash: string;
  /** Only for its owner, since together with the camera's clock it reveals a time zone. */ takenAt?: string; renditions: Rendition__Output[];
  /** Seconds; videos only. */ duration?: number; /** A part of the picture is not in the original. */ partial?: boolean;
  /** Time by the camera's clock, without a zone; see ItemRendered. */ takenLocal?: string;
  /** Reason why it cannot be displayed: a code of proto/rules/failures.ts; only for its owner. */ failure?: string;
  /** Place where it was taken, in degrees; only for its owner. */ latitude?: number; longitude?: number;
  /** Browsers play the original as it is; videos only. */ originalPlays?: boolean;
  /** The albums that hold it, in the order in which it was added; only for its owner. */ albums: string[];
  /** It plays without the sound of the original, which could not be read; videos only, and only for its owner. */ soundMissing?: boolean;
  /** Number of views by others, each member once a day. Videos only, for the owner only, and only by GetPost. */ views?: number;
  /** Its owner lets others download the original; only for others, and by GetPost alone. */ downloadable?: boolean;
  /** Story to which it belongs, if any; only for its owner and the owner's connections. */ story?: string;
  /** Unit of `takenLocal`, which is its middle, and whether it is approximate. */ takenPrecision: TakenPrecision; takenAbout: boolean;
  /** Clockwise, from the upright original to the renditions: 0 to 3; only for its owner. */ quarterTurns?: number;
}
export interface Post extends Sent<Post__Output> {}
export interface GetPostRequest__Output { item: string; }
export interface GetPostRequest extends Sent<GetPostRequest__Output> {}
export interface GetPostResponse__Output { post: Post__Output | null; }
export interface GetPostResponse extends Sent<GetPostResponse__Output> {}
export interface ListPostsByIdRequest__Output {
  items: string[]; /** Group in whose posts they are displayed: access through it needs no check of other groups. */ group?: string;
}
export interface ListPostsByIdRequest extends Sent<ListPostsByIdRequest__Output> {}
export interface ListPostsByIdResponse__Output { posts: Post__Output[]; }
export interface ListPostsByIdResponse extends Sent<ListPostsByIdResponse__Output> {}
export interface NoteWatchedRequest__Output { item: string; }
export interface NoteWatchedRequest extends Sent<NoteWatchedRequest__Output> {}
export interface NoteWatchedResponse__Output {}
export interface NoteWatchedResponse extends Sent<NoteWatchedResponse__Output> {}
export interface ChangeDetailsRequest__Output { item: string; title?: string; description?: string; privacy?: Privacy; category?: string; }
export interface ChangeDetailsRequest extends Sent<ChangeDetailsRequest__Output> {}
export interface ChangeDetailsResponse__Output { post: Post__Output | null; }
export interface ChangeDetailsResponse extends Sent<ChangeDetailsResponse__Output> {}
export interface ChangePrivacyRequest__Output { items: string[]; privacy: Privacy; }
export interface ChangePrivacyRequest extends Sent<ChangePrivacyRequest__Output> {}
export interface ChangePrivacyResponse__Output {
  /** Posts that have it now, also those that had it before; in the requested order, each once. */ posts: Post__Output[]; refused: RefusedItem__Output[];
}
export interface ChangePrivacyResponse extends Sent<ChangePrivacyResponse__Output> {}
/** One of many that stays as it is, and why. */
export interface RefusedItem__Output { item: string; /** Code and message as in a refusal: for programs, and for people. */ code: string; message: string; }
export interface RefusedItem extends Sent<RefusedItem__Output> {}
export interface ChangeTakenRequest__Output { items: string[]; taken: TakenChange__Output | null; }
export interface ChangeTakenRequest extends Sent<ChangeTakenRequest__Output> {}
/** Exactly one of `day`, `month`, `year`, `shiftMinutes` and `reset`. */
export interface TakenChange__Output {
  /** `YYYY-MM-DD`. */ day?: string; /** `YYYY-MM`. */ month?: string; year?: number;
  /** The date is approximate; only beside a day, a month or a year. */ about: boolean;
  /** Later if positive; at most 5,256,000 (ten years) in either direction. The precision stays. */ shiftMinutes?: number;
  /** Back to the date of the file. */ reset?: boolean;
}
export interface TakenChange extends Sent<TakenChange__Output> {}
export interface TurnItemsRequest__Output { items: string[]; /** Clockwise, 1 to 3. */ quarterTurns: number; }
export interface TurnItemsRequest extends Sent<TurnItemsRequest__Output> {}
export interface ChangeItemsResponse__Output { /** For UndoChange. */ change: string; /** In the requested order, each once. */ posts: Post__Output[]; }
export interface ChangeItemsResponse extends Sent<ChangeItemsResponse__Output> {}
export interface UndoChangeRequest__Output { change: string; }
export interface UndoChangeRequest extends Sent<UndoChangeRequest__Output> {}
export interface UndoChangeResponse__Output { posts: Post__Output[]; /** Ids of items that stay as they are: changed or deleted since. */ skipped: string[]; }
export interface UndoChangeResponse extends Sent<UndoChangeResponse__Output> {}
/** Keys and sizes that are named besides the item have to be the item's own. */
export interface DeleteItemRequest__Output {
  item: string; /** Storage keys of the original and of renditions. */ keys: string[]; /** Bytes of the original. */ fileSize?: number;
  /** Bytes of a rendition; 0 while there is none. */ thumbSize?: number;
}
export interface DeleteItemRequest extends Sent<DeleteItemRequest__Output> {}
export interface DeleteItemResponse__Output {}
export interface DeleteItemResponse extends Sent<DeleteItemResponse__Output> {}
export interface ListTrashRequest__Output { page: number; perPage: number; before?: string; }
export interface ListTrashRequest extends Sent<ListTrashRequest__Output> {}
export interface ListTrashResponse__Output {
  posts: TrashedPost__Output[]; /** Number of items in the trash, and their bytes in the vault. */ total: number; bytes: number; next?: string;
}
export interface ListTrashResponse extends Sent<ListTrashResponse__Output> {}
export interface TrashedPost__Output { post: Post__Output | null; /** Moment of its purge: ISO 8601 UTC. */ endsAt: string; }
export interface TrashedPost extends Sent<TrashedPost__Output> {}
export interface RestoreItemsRequest__Output { items: string[]; }
export interface RestoreItemsRequest extends Sent<RestoreItemsRequest__Output> {}
export interface RestoreItemsResponse__Output { posts: Post__Output[]; refused: RefusedItem__Output[]; }
export interface RestoreItemsResponse extends Sent<RestoreItemsResponse__Output> {}
export interface RestoreTrashRequest__Output {}
export interface RestoreTrashRequest extends Sent<RestoreTrashRequest__Output> {}
export interface EmptyTrashRequest__Output {}
export interface EmptyTrashRequest extends Sent<EmptyTrashRequest__Output> {}
export interface WholeTrashResponse__Output {
  /** Number of items that are done. */ done: number; /** There may be more: the call is to be made again. */ more: boolean;
}
export interface WholeTrashResponse extends Sent<WholeTrashResponse__Output> {}
export interface ListFamilyFeedRequest__Output {}
export interface ListFamilyFeedRequest extends Sent<ListFamilyFeedRequest__Output> {}
export interface ListFamilyFeedResponse__Output { members: FamilyMember__Output[]; }
export interface ListFamilyFeedResponse extends Sent<ListFamilyFeedResponse__Output> {}
export interface FamilyMember__Output { profile: KnownMember__Output | null; posts: Post__Output[]; }
export interface FamilyMember extends Sent<FamilyMember__Output> {}
/** Selects the member by id or by name; the caller if neither is given. */
export interface ListPostsRequest__Output {
  owner?: string; username?: string; /** Counts from 0. `before`, the `next` of an answer, replaces it. */ page: number;
  /** 1 to 100; 0 means 100. */ perPage: number; before?: string; /** Restricts the list to videos of this category. */ category?: string;
  /** Sorts by the moment of taking, the last first; otherwise by publication. */ byTaken: boolean;
}
export interface ListPostsRequest extends Sent<ListPostsRequest__Output> {}
export interface ListOwnImagesRequest__Output { page: number; perPage: number; before?: string; }
export interface ListOwnImagesRequest extends Sent<ListOwnImagesRequest__Output> {}
export interface ListPostsResponse__Output {
  profile: KnownMember__Output | null; posts: Post__Output[]; /** Number of posts that the caller may see, in the category if one is given. */ total: number;
  next?: string; /** The member lets others download originals; only for connections. */ downloadable?: boolean;
  /** Categories in which the caller may see a video, in the order of proto/rules/categories.ts, independent of the requested one. Items that an older build changed may be counted wrong. */ categories: CategoryCount__Output[];
}
export interface ListPostsResponse extends Sent<ListPostsResponse__Output> {}
export interface CategoryCount__Output { category: string; /** Videos; at least 1. */ count: number; }
export interface CategoryCount extends Sent<CategoryCount__Output> {}
export interface ListDaysRequest__Output {}
export interface ListDaysRequest extends Sent<ListDaysRequest__Output> {}
export interface ListDaysResponse__Output { days: DayTaken__Output[]; }
export interface ListDaysResponse extends Sent<ListDaysResponse__Output> {}
/** Day by the camera's clock; a post whose file has no such time counts by its publication (UTC). */
export interface DayTaken__Output { /** `YYYY-MM-DD`. */ day: string; /** Posts; at least 1. */ count: number; }
export interface DayTaken extends Sent<DayTaken__Output> {}
export interface ListPostsByDayRequest__Output {
  /** 1 to 100, `YYYY-MM-DD`. */ days: string[]; /** Counts from 0. */ page: number; /** 1 to 100; 0 means 100. */ perPage: number;
  /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface ListPostsByDayRequest extends Sent<ListPostsByDayRequest__Output> {}
export interface ListFamilyDaysRequest__Output { /** At most 200 members: the caller and connections; empty: all of them. */ people: string[]; }
export interface ListFamilyDaysRequest extends Sent<ListFamilyDaysRequest__Output> {}
export interface ListFamilyPostsByDayRequest__Output {
  /** 1 to 100, `YYYY-MM-DD`. */ days: string[]; /** The same members as in ListFamilyDays. */ people: string[]; /** Counts from 0. */ page: number;
  /** 1 to 100; 0 means 100. */ perPage: number; /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface ListFamilyPostsByDayRequest extends Sent<ListFamilyPostsByDayRequest__Output> {}
export interface ListPostsByDayResponse__Output { posts: Post__Output[]; /** There when there is more. */ next?: string; }
export interface ListPostsByDayResponse extends Sent<ListPostsByDayResponse__Output> {}
export interface ListMemoriesRequest__Output { /** `YYYY-MM-DD`; earlier years are those before this one. */ day: string; }
export interface ListMemoriesRequest extends Sent<ListMemoriesRequest__Output> {}
export interface ListMemoriesResponse__Output { years: YearOfMemories__Output[]; }
export interface ListMemoriesResponse extends Sent<ListMemoriesResponse__Output> {}
export interface YearOfMemories__Output {
  year: number; /** All posts of that day; at least 1. */ total: number; /** At most 10, those taken last first. */ posts: Post__Output[];
}
export interface YearOfMemories extends Sent<YearOfMemories__Output> {}
export interface HideMemoryRequest__Output {
  /** `YYYY-MM-DD`, of which month and day count, or a member's id: one of the two. */ day?: string; person?: string; /** Takes it back. */ undo: boolean;
}
export interface HideMemoryRequest extends Sent<HideMemoryRequest__Output> {}
export interface HideMemoryResponse__Output {}
export interface HideMemoryResponse extends Sent<HideMemoryResponse__Output> {}
/** Posts that one member shared together. Counts are of those that the caller sees now. */
export interface Story__Output {
  id: string; writer: KnownMember__Output | null; count: number; /** Those that were not displayed to the caller yet. */ unseen: number;
  /** Times of sharing, the first and the last: ISO 8601 UTC. */ firstAt: string; lastAt: string;
  /** At most 3 albums that contain posts of it, those with the most first. */ albums: StoryAlbum__Output[];
  /** At most 5, spread over the story, in the order taken. */ posts: Post__Output[];
}
export interface Story extends Sent<Story__Output> {}
export interface StoryAlbum__Output { id: string; name: string; }
export interface StoryAlbum extends Sent<StoryAlbum__Output> {}
export interface ListStoriesRequest__Output {
  /** Counts from 0. */ page: number; /** 1 to 100; 0 means 20. */ perPage: number; /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface ListStoriesRequest extends Sent<ListStoriesRequest__Output> {}
export interface ListStoriesResponse__Output { stories: Story__Output[]; /** There when there is more. */ next?: string; }
export interface ListStoriesResponse extends Sent<ListStoriesResponse__Output> {}
export interface GetStoryRequest__Output {
  story: string; /** Counts from 0. */ page: number; /** 1 to 100; 0 means 100. */ perPage: number;
  /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface GetStoryRequest extends Sent<GetStoryRequest__Output> {}
export interface GetStoryResponse__Output { story: Story__Output | null; posts: Post__Output[]; total: number; next?: string; }
export interface GetStoryResponse extends Sent<GetStoryResponse__Output> {}
export interface MarkSeenRequest__Output { story: string; /** At most 100 posts. */ items: string[]; }
export interface MarkSeenRequest extends Sent<MarkSeenRequest__Output> {}
export interface MarkSeenResponse__Output { /** Posts of the story that are still new to the caller. */ unseen: number; }
export interface MarkSeenResponse extends Sent<MarkSeenResponse__Output> {}
export interface ListLatestVideosRequest__Output {
  /** Counts from 0. */ page: number; /** 1–100; 0 means 9. */ perPage: number; /** `next` of an earlier answer; it replaces `page`. */ before?: string;
}
export interface ListLatestVideosRequest extends Sent<ListLatestVideosRequest__Output> {}
export interface ListLatestVideosResponse__Output {
  posts: Post__Output[]; /** There when there is more. */ next?: string;
  /** Number of all shared items. Items whose privacy an older build changed may be counted wrong. */ total: number;
}
export interface ListLatestVideosResponse extends Sent<ListLatestVideosResponse__Output> {}
export interface Album__Output {
  id: string; writer: Writer__Output | null; name: string; description: string; privacy: Privacy; createdAt: string;
  /** Number of items in it that the caller may see. */ items: number; /** Number of them that the owner's connections may see too. */ shared: number;
  /** Cover: the chosen item, or else the first that the caller may see. */ cover?: Post__Output | null;
  /** Its owner lets others download the originals; only for others, and by ListAlbumPosts alone. */ downloadable?: boolean;
  /** First and last day of the visible items, by the time of taking, or else of publication: YYYY-MM-DD. Absent if nothing is visible. */ firstDay?: string;
  lastDay?: string;
}
export interface Album extends Sent<Album__Output> {}
/** Selects the member by id; the caller if absent. */
export interface ListAlbumsRequest__Output { owner?: string; /** See ListPostsRequest. */ page: number; perPage: number; before?: string; }
export interface ListAlbumsRequest extends Sent<ListAlbumsRequest__Output> {}
export interface ListAlbumsResponse__Output { albums: Album__Output[]; /** Number of albums that the caller may see. */ total: number; next?: string; }
export interface ListAlbumsResponse extends Sent<ListAlbumsResponse__Output> {}
export interface ListAlbumPostsRequest__Output {
  album: string; /** Restricts the list to one kind. */ kind?: ItemKind; page: number; perPage: number; before?: string;
}
export interface ListAlbumPostsRequest extends Sent<ListAlbumPostsRequest__Output> {}
export interface ListAlbumPostsResponse__Output {
  album: Album__Output | null; posts: Post__Output[]; /** Number of items that the caller may see. */ total: number; next?: string;
}
export interface ListAlbumPostsResponse extends Sent<ListAlbumPostsResponse__Output> {}
export interface ListOwnAlbumItemsRequest__Output { album: string; }
export interface ListOwnAlbumItemsRequest extends Sent<ListOwnAlbumItemsRequest__Output> {}
export interface ListOwnAlbumItemsResponse__Output { /** The oldest first. */ items: string[]; }
export interface ListOwnAlbumItemsResponse extends Sent<ListOwnAlbumItemsResponse__Output> {}
/** The album by its id, or else by its name. */
export interface AddToAlbumRequest__Output {
  items: string[]; album?: string; named?: AlbumName__Output | null; /** Privacy of a new album; only beside a name. */ privacy?: Privacy;
}
export interface AddToAlbumRequest extends Sent<AddToAlbumRequest__Output> {}
export interface AddToAlbumResponse__Output { album: Album__Output | null; }
export interface AddToAlbumResponse extends Sent<AddToAlbumResponse__Output> {}
export interface RemoveFromAlbumRequest__Output { album: string; items: string[]; }
export interface RemoveFromAlbumRequest extends Sent<RemoveFromAlbumRequest__Output> {}
export interface RemoveFromAlbumResponse__Output { album: Album__Output | null; }
export interface RemoveFromAlbumResponse extends Sent<RemoveFromAlbumResponse__Output> {}
export interface ChangeAlbumRequest__Output { album: string; name?: string; description?: string; privacy: Privacy; alsoItems: boolean; }
export interface ChangeAlbumRequest extends Sent<ChangeAlbumRequest__Output> {}
export interface ChangeAlbumResponse__Output { album: Album__Output | null; }
export interface ChangeAlbumResponse extends Sent<ChangeAlbumResponse__Output> {}
export interface ChooseAlbumCoverRequest__Output { album: string; item: string; }
export interface ChooseAlbumCoverRequest extends Sent<ChooseAlbumCoverRequest__Output> {}
export interface ChooseAlbumCoverResponse__Output { album: Album__Output | null; }
export interface ChooseAlbumCoverResponse extends Sent<ChooseAlbumCoverResponse__Output> {}
export interface DeleteAlbumRequest__Output { album: string; alsoItems: boolean; }
export interface DeleteAlbumRequest extends Sent<DeleteAlbumRequest__Output> {}
export interface DeleteAlbumResponse__Output {}
export interface DeleteAlbumResponse extends Sent<DeleteAlbumResponse__Output> {}
export interface GetSharingRequest__Output {}
export interface GetSharingRequest extends Sent<GetSharingRequest__Output> {}
export interface GetSharingResponse__Output { /** Others may download originals, as far as their plans have it. */ downloads: boolean; }
export interface GetSharingResponse extends Sent<GetSharingResponse__Output> {}
export interface ChangeSharingRequest__Output { downloads: boolean; }
export interface ChangeSharingRequest extends Sent<ChangeSharingRequest__Output> {}
export interface ChangeSharingResponse__Output {}
export interface ChangeSharingResponse extends Sent<ChangeSharingResponse__Output> {}
export interface DownloadOriginalRequest__Output { key: string; }
export interface DownloadOriginalRequest extends Sent<DownloadOriginalRequest__Output> {}
export interface DownloadOriginalResponse__Output { key: string; fileName: string; }
export interface DownloadOriginalResponse extends Sent<DownloadOriginalResponse__Output> {}
export interface ListOriginalsRequest__Output {
  kind?: ItemKind; album?: string; /** `next` of the previous answer. */ before?: string; limit: number;
  /** Id of the owner; the caller if neither it nor an album is given. */ owner?: string;
}
export interface ListOriginalsRequest extends Sent<ListOriginalsRequest__Output> {}
export interface ListOriginalsResponse__Output { files: OriginalFile__Output[]; next?: string; }
export interface ListOriginalsResponse extends Sent<ListOriginalsResponse__Output> {}
export interface OriginalFile__Output {
  key: string; fileName: string; /** Bytes. */ size: number;
  /** When it was taken by the camera's clock, `YYYY-MM-DDTHH:mm:ss`, or else when it was published, UTC. */ madeAt: string;
}
export interface OriginalFile extends Sent<OriginalFile__Output> {}
export interface MayFetchRequest__Output { key: string; }
export interface MayFetchRequest extends Sent<MayFetchRequest__Output> {}
export interface GetThumbnailRequest__Output { item: string; reader: string; }
export interface GetThumbnailRequest extends Sent<GetThumbnailRequest__Output> {}
export interface GetThumbnailResponse__Output {
  /** JPEG, at most 480 pixels wide, in base64. */ content: string; type: string; /** Pixels. */ width: number; height: number;
}
export interface GetThumbnailResponse extends Sent<GetThumbnailResponse__Output> {}
export interface MayFetchResponse__Output { type: string; /** The name an attachment gets; only for an original. */ fileName?: string; }
export interface MayFetchResponse extends Sent<MayFetchResponse__Output> {}
export interface LimitSpaceRequest__Output { owner: string; maxBytes: number; /** State of the plan that this limit belongs to. */ ofChanges: number; }
export interface LimitSpaceRequest extends Sent<LimitSpaceRequest__Output> {}
export interface LimitSpaceResponse__Output { /** False if the used space does not fit: then nothing is limited. */ limited: boolean; }
export interface LimitSpaceResponse extends Sent<LimitSpaceResponse__Output> {}
export interface GetUsageRequest__Output {}
export interface GetUsageRequest extends Sent<GetUsageRequest__Output> {}
export interface GetUsageResponse__Output {
  /** Bytes. */ used: number; reserved: number; /** Bytes that the plan includes. */ max: number;
  /** True while uploads are locked because a payment is due. */ locked: boolean; /** Bytes of the largest file that the plan takes. */ maxFileBytes: number;
}
export interface GetUsageResponse extends Sent<GetUsageResponse__Output> {}
export interface RequestExportRequest__Output { /** The caller's. */ password: string; }
export interface RequestExportRequest extends Sent<RequestExportRequest__Output> {}
export interface GetExportRequest__Output {}
export interface GetExportRequest extends Sent<GetExportRequest__Output> {}
export interface ExportResponse__Output { /** Absent if there is none, or if it has expired. */ export?: ExportState__Output | null; }
export interface ExportResponse extends Sent<ExportResponse__Output> {}
export interface GetExportPartRequest__Output { export: string; /** Counts from 1. */ part: number; }
export interface GetExportPartRequest extends Sent<GetExportPartRequest__Output> {}
export interface GetExportPartResponse__Output { /** Storage keys of its pieces, in their order. */ pieces: string[]; }
export interface GetExportPartResponse extends Sent<GetExportPartResponse__Output> {}

/** What the log of media holds: the message's name and its fields. */
export type MediaEvent =
  | { type: 'UploadOpened'; data: UploadOpened__Output }
  | { type: 'UploadPublished'; data: UploadPublished__Output }
  | { type: 'UploadCancelled'; data: UploadCancelled__Output }
  | { type: 'UploadClosed'; data: UploadClosed__Output }
  | { type: 'ItemArrived'; data: ItemArrived__Output }
  | { type: 'ItemChecked'; data: ItemChecked__Output }
  | { type: 'ItemRejected'; data: ItemRejected__Output }
  | { type: 'ItemDuplicated'; data: ItemDuplicated__Output }
  | { type: 'ItemPublished'; data: ItemPublished__Output }
  | { type: 'ItemRendered'; data: ItemRendered__Output }
  | { type: 'ItemThumbnailsRendered'; data: ItemThumbnailsRendered__Output }
  | { type: 'ItemPreviewArrived'; data: ItemPreviewArrived__Output }
  | { type: 'ItemPreviewed'; data: ItemPreviewed__Output }
  | { type: 'ItemFailed'; data: ItemFailed__Output }
  | { type: 'ItemTriedAgain'; data: ItemTriedAgain__Output }
  | { type: 'ItemDetailsChanged'; data: ItemDetailsChanged__Output }
  | { type: 'ItemAddedToAlbum'; data: ItemAddedToAlbum__Output }
  | { type: 'ItemRemovedFromAlbum'; data: ItemRemovedFromAlbum__Output }
  | { type: 'ItemTrashed'; data: ItemTrashed__Output }
  | { type: 'ItemRestored'; data: ItemRestored__Output }
  | { type: 'ItemPurged'; data: ItemPurged__Output }
  | { type: 'ItemTakenChanged'; data: ItemTakenChanged__Output }
  | { type: 'ItemTurned'; data: ItemTurned__Output }
  | { type: 'ItemTurnRendered'; data: ItemTurnRendered__Output }
  | { type: 'ItemTurnFailed'; data: ItemTurnFailed__Output }
  | { type: 'ItemJoinedStory'; data: ItemJoinedStory__Output }
  | { type: 'ItemPlaced'; data: ItemPlaced__Output }
  | { type: 'StoryContinued'; data: StoryContinued__Output }
  | { type: 'StorySeen'; data: StorySeen__Output }
  | { type: 'ChangeMade'; data: ChangeMade__Output }
  | { type: 'VideoWatched'; data: VideoWatched__Output }
  | { type: 'DownloadsAllowed'; data: DownloadsAllowed__Output }
  | { type: 'DownloadsWithdrawn'; data: DownloadsWithdrawn__Output }
  | { type: 'MemoriesHidden'; data: MemoriesHidden__Output }
  | { type: 'AlbumCreated'; data: AlbumCreated__Output }
  | { type: 'AlbumDetailsChanged'; data: AlbumDetailsChanged__Output }
  | { type: 'AlbumCoverChosen'; data: AlbumCoverChosen__Output }
  | { type: 'AlbumTrashed'; data: AlbumTrashed__Output }
  | { type: 'AlbumPurged'; data: AlbumPurged__Output }
  | { type: 'AlbumNameClaimed'; data: AlbumNameClaimed__Output }
  | { type: 'AlbumNameReleased'; data: AlbumNameReleased__Output }
  | { type: 'SpaceReserved'; data: SpaceReserved__Output }
  | { type: 'SpaceSettled'; data: SpaceSettled__Output }
  | { type: 'SpaceLimited'; data: SpaceLimited__Output }
  | { type: 'SpaceFreed'; data: SpaceFreed__Output }
  | { type: 'OriginalClaimed'; data: OriginalClaimed__Output }
  | { type: 'OriginalReleased'; data: OriginalReleased__Output }
  | { type: 'ExportRequested'; data: ExportRequested__Output }
  | { type: 'ExportAdvanced'; data: ExportAdvanced__Output }
  | { type: 'ExportCompleted'; data: ExportCompleted__Output }
  | { type: 'ExportGivenUp'; data: ExportGivenUp__Output }
  | { type: 'ExportExpired'; data: ExportExpired__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type MediaRpcs = {
  OpenUpload: { sent: OpenUploadRequest; asked: OpenUploadRequest__Output; answered: OpenUploadResponse; received: OpenUploadResponse__Output };
  GetFileSize: { sent: GetFileSizeRequest; asked: GetFileSizeRequest__Output; answered: GetFileSizeResponse; received: GetFileSizeResponse__Output };
  FindKnownFiles: { sent: FindKnownFilesRequest; asked: FindKnownFilesRequest__Output; answered: FindKnownFilesResponse; received: FindKnownFilesResponse__Output };
  OfferPreviews: { sent: OfferPreviewsRequest; asked: OfferPreviewsRequest__Output; answered: OfferPreviewsResponse; received: OfferPreviewsResponse__Output };
  CancelUpload: { sent: CancelUploadRequest; asked: CancelUploadRequest__Output; answered: CancelUploadResponse; received: CancelUploadResponse__Output };
  ListUploads: { sent: ListUploadsRequest; asked: ListUploadsRequest__Output; answered: ListUploadsResponse; received: ListUploadsResponse__Output };
  ListDrawn: { sent: ListDrawnRequest; asked: ListDrawnRequest__Output; answered: ListDrawnResponse; received: ListDrawnResponse__Output };
  PublishUpload: { sent: PublishUploadRequest; asked: PublishUploadRequest__Output; answered: PublishUploadResponse; received: PublishUploadResponse__Output };
  GetUploadTarget: { sent: GetUploadTargetRequest; asked: GetUploadTargetRequest__Output; answered: GetUploadTargetResponse; received: GetUploadTargetResponse__Output };
  NoteArrival: { sent: NoteArrivalRequest; asked: NoteArrivalRequest__Output; answered: NoteArrivalResponse; received: NoteArrivalResponse__Output };
  NoteUploadProgress: { sent: NoteUploadProgressRequest; asked: NoteUploadProgressRequest__Output; answered: NoteUploadProgressResponse; received: NoteUploadProgressResponse__Output };
  GetPost: { sent: GetPostRequest; asked: GetPostRequest__Output; answered: GetPostResponse; received: GetPostResponse__Output };
  ListPostsById: { sent: ListPostsByIdRequest; asked: ListPostsByIdRequest__Output; answered: ListPostsByIdResponse; received: ListPostsByIdResponse__Output };
  NoteWatched: { sent: NoteWatchedRequest; asked: NoteWatchedRequest__Output; answered: NoteWatchedResponse; received: NoteWatchedResponse__Output };
  ChangeDetails: { sent: ChangeDetailsRequest; asked: ChangeDetailsRequest__Output; answered: ChangeDetailsResponse; received: ChangeDetailsResponse__Output };
  ChangePrivacy: { sent: ChangePrivacyRequest; asked: ChangePrivacyRequest__Output; answered: ChangePrivacyResponse; received: ChangePrivacyResponse__Output };
  ChangeTaken: { sent: ChangeTakenRequest; asked: ChangeTakenRequest__Output; answered: ChangeItemsResponse; received: ChangeItemsResponse__Output };
  TurnItems: { sent: TurnItemsRequest; asked: TurnItemsRequest__Output; answered: ChangeItemsResponse; received: ChangeItemsResponse__Output };
  UndoChange: { sent: UndoChangeRequest; asked: UndoChangeRequest__Output; answered: UndoChangeResponse; received: UndoChangeResponse__Output };
  DeleteItem: { sent: DeleteItemRequest; asked: DeleteItemRequest__Output; answered: DeleteItemResponse; received: DeleteItemResponse__Output };
  ListTrash: { sent: ListTrashRequest; asked: ListTrashRequest__Output; answered: ListTrashResponse; received: ListTrashResponse__Output };
  RestoreItems: { sent: RestoreItemsRequest; asked: RestoreItemsRequest__Output; answered: RestoreItemsResponse; received: RestoreItemsResponse__Output };
  RestoreTrash: { sent: RestoreTrashRequest; asked: RestoreTrashRequest__Output; answered: WholeTrashResponse; received: WholeTrashResponse__Output };
  EmptyTrash: { sent: EmptyTrashRequest; asked: EmptyTrashRequest__Output; answered: WholeTrashResponse; received: WholeTrashResponse__Output };
  ListFamilyFeed: { sent: ListFamilyFeedRequest; asked: ListFamilyFeedRequest__Output; answered: ListFamilyFeedResponse; received: ListFamilyFeedResponse__Output };
  ListPosts: { sent: ListPostsRequest; asked: ListPostsRequest__Output; answered: ListPostsResponse; received: ListPostsResponse__Output };
  ListOwnImages: { sent: ListOwnImagesRequest; asked: ListOwnImagesRequest__Output; answered: ListPostsResponse; received: ListPostsResponse__Output };
  ListDays: { sent: ListDaysRequest; asked: ListDaysRequest__Output; answered: ListDaysResponse; received: ListDaysResponse__Output };
  ListPostsByDay: { sent: ListPostsByDayRequest; asked: ListPostsByDayRequest__Output; answered: ListPostsByDayResponse; received: ListPostsByDayResponse__Output };
  ListFamilyDays: { sent: ListFamilyDaysRequest; asked: ListFamilyDaysRequest__Output; answered: ListDaysResponse; received: ListDaysResponse__Output };
  ListFamilyPostsByDay: { sent: ListFamilyPostsByDayRequest; asked: ListFamilyPostsByDayRequest__Output; answered: ListPostsByDayResponse; received: ListPostsByDayResponse__Output };
  ListMemories: { sent: ListMemoriesRequest; asked: ListMemoriesRequest__Output; answered: ListMemoriesResponse; received: ListMemoriesResponse__Output };
  HideMemory: { sent: HideMemoryRequest; asked: HideMemoryRequest__Output; answered: HideMemoryResponse; received: HideMemoryResponse__Output };
  ListStories: { sent: ListStoriesRequest; asked: ListStoriesRequest__Output; answered: ListStoriesResponse; received: ListStoriesResponse__Output };
  GetStory: { sent: GetStoryRequest; asked: GetStoryRequest__Output; answered: GetStoryResponse; received: GetStoryResponse__Output };
  MarkSeen: { sent: MarkSeenRequest; asked: MarkSeenRequest__Output; answered: MarkSeenResponse; received: MarkSeenResponse__Output };
  ListLatestVideos: { sent: ListLatestVideosRequest; asked: ListLatestVideosRequest__Output; answered: ListLatestVideosResponse; received: ListLatestVideosResponse__Output };
  DownloadOriginal: { sent: DownloadOriginalRequest; asked: DownloadOriginalRequest__Output; answered: DownloadOriginalResponse; received: DownloadOriginalResponse__Output };
  ListOriginals: { sent: ListOriginalsRequest; asked: ListOriginalsRequest__Output; answered: ListOriginalsResponse; received: ListOriginalsResponse__Output };
  MayFetch: { sent: MayFetchRequest; asked: MayFetchRequest__Output; answered: MayFetchResponse; received: MayFetchResponse__Output };
  GetThumbnail: { sent: GetThumbnailRequest; asked: GetThumbnailRequest__Output; answered: GetThumbnailResponse; received: GetThumbnailResponse__Output };
  ListAlbums: { sent: ListAlbumsRequest; asked: ListAlbumsRequest__Output; answered: ListAlbumsResponse; received: ListAlbumsResponse__Output };
  ListAlbumPosts: { sent: ListAlbumPostsRequest; asked: ListAlbumPostsRequest__Output; answered: ListAlbumPostsResponse; received: ListAlbumPostsResponse__Output };
  ListOwnAlbumItems: { sent: ListOwnAlbumItemsRequest; asked: ListOwnAlbumItemsRequest__Output; answered: ListOwnAlbumItemsResponse; received: ListOwnAlbumItemsResponse__Output };
  AddToAlbum: { sent: AddToAlbumRequest; asked: AddToAlbumRequest__Output; answered: AddToAlbumResponse; received: AddToAlbumResponse__Output };
  RemoveFromAlbum: { sent: RemoveFromAlbumRequest; asked: RemoveFromAlbumRequest__Output; answered: RemoveFromAlbumResponse; received: RemoveFromAlbumResponse__Output };
  ChangeAlbum: { sent: ChangeAlbumRequest; asked: ChangeAlbumRequest__Output; answered: ChangeAlbumResponse; received: ChangeAlbumResponse__Output };
  ChooseAlbumCover: { sent: ChooseAlbumCoverRequest; asked: ChooseAlbumCoverRequest__Output; answered: ChooseAlbumCoverResponse; received: ChooseAlbumCoverResponse__Output };
  DeleteAlbum: { sent: DeleteAlbumRequest; asked: DeleteAlbumRequest__Output; answered: DeleteAlbumResponse; received: DeleteAlbumResponse__Output };
  GetSharing: { sent: GetSharingRequest; asked: GetSharingRequest__Output; answered: GetSharingResponse; received: GetSharingResponse__Output };
  ChangeSharing: { sent: ChangeSharingRequest; asked: ChangeSharingRequest__Output; answered: ChangeSharingResponse; received: ChangeSharingResponse__Output };
  GetUsage: { sent: GetUsageRequest; asked: GetUsageRequest__Output; answered: GetUsageResponse; received: GetUsageResponse__Output };
  LimitSpace: { sent: LimitSpaceRequest; asked: LimitSpaceRequest__Output; answered: LimitSpaceResponse; received: LimitSpaceResponse__Output };
  RequestExport: { sent: RequestExportRequest; asked: RequestExportRequest__Output; answered: ExportResponse; received: ExportResponse__Output };
  GetExport: { sent: GetExportRequest; asked: GetExportRequest__Output; answered: ExportResponse; received: ExportResponse__Output };
  GetExportPart: { sent: GetExportPartRequest; asked: GetExportPartRequest__Output; answered: GetExportPartResponse; received: GetExportPartResponse__Output };
};
