// Original file: proto/kloak/media/v1/media.proto


export interface DeleteAlbumResponse {
}

export interface DeleteAlbumResponse__Output {
}
