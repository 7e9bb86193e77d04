// Original file: proto/kloak/identity/v1/identity.proto


export interface AdminChange {
  'id'?: (string);
  'username'?: (string);
  /**
   * The admin who did it; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by'?: (string);
  /**
   * ISO 8601 UTC.
   */
  'at'?: (string);
  /**
   * The rights were given; taken back otherwise.
   */
  'given'?: (boolean);
}

export interface AdminChange__Output {
  'id': (string);
  'username': (string);
  /**
   * The admin who did it; empty when the setting KLOAK_ADMIN_EMAIL did.
   */
  'by': (string);
  /**
   * ISO 8601 UTC.
   */
  'at': (string);
  /**
   * The rights were given; taken back otherwise.
   */
  'given': (boolean);
}
