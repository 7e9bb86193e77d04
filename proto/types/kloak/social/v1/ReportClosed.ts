// Original file: proto/kloak/social/v1/events.proto


/**
 * An admin dealt with it; the note is told to who reported.
 */
export interface ReportClosed {
  'report'?: (string);
  'reporter'?: (string);
  'by'?: (string);
  'note'?: (string);
}

/**
 * An admin dealt with it; the note is told to who reported.
 */
export interface ReportClosed__Output {
  'report': (string);
  'reporter': (string);
  'by': (string);
  'note': (string);
}
