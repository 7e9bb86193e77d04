// Declares the used part of libheif: C functions, and the memory of their arguments and results. A `heif_error` is returned through the first argument.
// Pointers are addresses in `HEAPU8`.
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export type Libheif = {
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    readonly HEAPU16: Uint16Array<ArrayBuffer>;
    readonly HEAP32: Int32Array<ArrayBuffer>;
    _malloc(size: number): number;
    _heif_context_alloc(): number;
    _heif_context_set_maximum_image_size_limit(context: number, maxSide: number): void;
    _heif_context_read_from_memory_without_copy(error: number, context: number, data: number, size: number, options: number): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_luma_bits_per_pixel(handle: number): number;
    _heif_image_handle_has_alpha_channel(handle: number): number;
    _heif_image_handle_get_color_profile_type(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, data: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void;
    _heif_image_handle_get_list_of_metadata_block_IDs(handle: number, type: number, ids: number, count: number): number;
    _heif_image_handle_get_metadata_type(handle: number, id: number): number;
    _heif_image_handle_get_metadata_content_type(handle: number, id: number): number;
    _heif_image_handle_get_metadata_size(handle: number, id: number): number;
    _heif_image_handle_get_metadata(error: number, handle: number, id: number, data: number): void;
    _heif_decode_image(error: number, handle: number, image: number, colourSpace: number, chroma: number, options: number): void;
    _heif_image_handle_get_image_tiling(error: number, handle: number, isUpright: number, tiling: number): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colourSpace: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ): void;
    _heif_image_release(image: number): void;
    _heif_image_get_decoding_warnings(image: number, first: number, errors: number, count: number): number;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
  };
  /** A library of its own, with a memory of its own. */
  export default function libheif(options: { print(line: string): void; printErr(line: string): void }): Libheif;
}
