// Made by scripts/generate/generate.ts from the option `personal`.
/** A personal field of an event, or of the messages in its repeated field `list`; `person` is the sibling that holds the id of whom it belongs to. */
export type PersonalField = { list: string; field: string; person: string };
/** service → event → its personal fields. */
export const personal: Record<string, Record<string, PersonalField[]>> = {
"billing":{},
"chat":{
"RoomNamed":[{"list":"","field":"name","person":"by"}],
"MessageSent":[{"list":"","field":"body","person":"writer"}]
},
"groups":{
"GroupCreated":[{"list":"","field":"name","person":"by"},{"list":"","field":"description","person":"by"}],
"GroupDetailsChanged":[{"list":"","field":"name","person":"by"},{"list":"","field":"description","person":"by"}],
"PostCreated":[{"list":"","field":"text","person":"author"}],
"PostEdited":[{"list":"","field":"text","person":"author"}]
},
"identity":{
"Registered":[{"list":"","field":"username","person":"account"},{"list":"","field":"email","person":"account"}],
"SessionStarted":[{"list":"","field":"device","person":"account"}]
},
"media":{
"UploadOpened":[{"list":"files","field":"fileName","person":"owner"},{"list":"onArrival","field":"title","person":"owner"},{"list":"onArrival","field":"description","person":"owner"},{"list":"","field":"albumName","person":"owner"},{"list":"","field":"albumDescription","person":"owner"}],
"ItemChecked":[{"list":"","field":"fileName","person":"owner"}],
"ItemPublished":[{"list":"","field":"title","person":"owner"},{"list":"","field":"description","person":"owner"},{"list":"","field":"fileName","person":"owner"}],
"ItemRendered":[{"list":"","field":"latitude","person":"owner"},{"list":"","field":"longitude","person":"owner"}],
"ItemThumbnailsRendered":[{"list":"","field":"latitude","person":"owner"},{"list":"","field":"longitude","person":"owner"}],
"ItemTriedAgain":[{"list":"","field":"fileName","person":"owner"}],
"ItemDetailsChanged":[{"list":"","field":"title","person":"owner"},{"list":"","field":"description","person":"owner"}],
"AlbumCreated":[{"list":"","field":"name","person":"owner"},{"list":"","field":"description","person":"owner"}],
"AlbumDetailsChanged":[{"list":"","field":"name","person":"owner"},{"list":"","field":"description","person":"owner"}]
},
"notification":{},
"social":{
"InviteSent":[{"list":"","field":"email","person":"member"}],
"InviteResent":[{"list":"","field":"email","person":"member"}],
"CommentSaved":[{"list":"","field":"content","person":"writer"}],
"CommentEdited":[{"list":"","field":"content","person":"writer"}],
"ReportMade":[{"list":"","field":"text","person":"reporter"}],
"ReportClosed":[{"list":"","field":"note","person":"by"}]
},
"transcoding":{
"PosterJobRequested":[{"list":"","field":"fileName","person":"owner"}],
"VideoJobRequested":[{"list":"","field":"fileName","person":"owner"}],
"JobThumbnailsFinished":[{"list":"","field":"latitude","person":"owner"},{"list":"","field":"longitude","person":"owner"}],
"PosterJobFinished":[{"list":"","field":"latitude","person":"owner"},{"list":"","field":"longitude","person":"owner"}],
"JobFinished":[{"list":"","field":"latitude","person":"owner"},{"list":"","field":"longitude","person":"owner"}]
}
};
