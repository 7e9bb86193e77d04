// Made by scripts/generate.ts.
/** All protos, as `Root.fromJSON` of protobufjs reads them. */
export const messages = {
  "nested": {
    "kloak": {
      "nested": {
        "identity": {
          "nested": {
            "v1": {
              "nested": {
                "Registered": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "(kloak.platform.v1.personal)": "account"
                      }
                    },
                    "email": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "account"
                      }
                    },
                    "passwordSecret": {
                      "type": "string",
                      "id": 4
                    },
                    "termsVersion": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "EmailConfirmed": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AddressYielded": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "PasswordChanged": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "passwordSecret": {
                      "type": "string",
                      "id": 2
                    },
                    "formerPasswordSecret": {
                      "type": "string",
                      "id": 3
                    },
                    "resetGeneration": {
                      "type": "int32",
                      "id": 4
                    },
                    "session": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "Abandoned": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AdminGranted": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ConfirmationRequested": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "askedAt": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RegistrationMailAsked": {
                  "fields": {
                    "askedAt": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "PasswordResetRequested": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "generation": {
                      "type": "int32",
                      "id": 2
                    },
                    "askedAt": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "AvatarRequested": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "avatar": {
                      "type": "string",
                      "id": 2
                    },
                    "shown": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "AvatarChanged": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "avatar": {
                      "type": "string",
                      "id": 2
                    },
                    "former": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "AvatarFailed": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "avatar": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    },
                    "shown": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "AvatarRemoved": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "former": {
                      "type": "string",
                      "id": 2
                    },
                    "asked": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "SessionStarted": {
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1
                    },
                    "account": {
                      "type": "string",
                      "id": 2
                    },
                    "remember": {
                      "type": "bool",
                      "id": 3
                    },
                    "at": {
                      "type": "string",
                      "id": 4
                    },
                    "device": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "account"
                      }
                    }
                  }
                },
                "SessionRefreshed": {
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1
                    },
                    "account": {
                      "type": "string",
                      "id": 2
                    },
                    "generation": {
                      "type": "int32",
                      "id": 3
                    },
                    "remember": {
                      "type": "bool",
                      "id": 4
                    },
                    "startedAt": {
                      "type": "string",
                      "id": 5
                    },
                    "at": {
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "SessionEnded": {
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1
                    },
                    "account": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "SessionEndReason",
                      "id": 3
                    }
                  }
                },
                "SessionEndReason": {
                  "values": {
                    "SESSION_END_REASON_UNSPECIFIED": 0,
                    "SIGNED_OUT": 1,
                    "TOKEN_REUSED": 2,
                    "EXPIRED": 3,
                    "PASSWORD_CHANGED": 4,
                    "ENDED_BY_OWNER": 5
                  }
                },
                "NameClaimed": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "at": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "NameReleased": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "MailClaimed": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "at": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "MailReleased": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "Identity": {
                  "methods": {
                    "Register": {
                      "requestType": "RegisterRequest",
                      "responseType": "RegisterResponse"
                    },
                    "SignIn": {
                      "requestType": "SignInRequest",
                      "responseType": "SignInResponse"
                    },
                    "RefreshSession": {
                      "requestType": "RefreshSessionRequest",
                      "responseType": "RefreshSessionResponse"
                    },
                    "SignOut": {
                      "requestType": "SignOutRequest",
                      "responseType": "SignOutResponse"
                    },
                    "VerifyEmail": {
                      "requestType": "VerifyEmailRequest",
                      "responseType": "VerifyEmailResponse"
                    },
                    "ResendConfirmation": {
                      "requestType": "ResendConfirmationRequest",
                      "responseType": "ResendConfirmationResponse"
                    },
                    "FindAccount": {
                      "requestType": "FindAccountRequest",
                      "responseType": "FindAccountResponse"
                    },
                    "RequestPasswordReset": {
                      "requestType": "RequestPasswordResetRequest",
                      "responseType": "RequestPasswordResetResponse"
                    },
                    "IsPasswordResetValid": {
                      "requestType": "IsPasswordResetValidRequest",
                      "responseType": "IsPasswordResetValidResponse"
                    },
                    "ResetPassword": {
                      "requestType": "ResetPasswordRequest",
                      "responseType": "ResetPasswordResponse"
                    },
                    "IsNameTaken": {
                      "requestType": "IsNameTakenRequest",
                      "responseType": "IsNameTakenResponse"
                    },
                    "IsMailTaken": {
                      "requestType": "IsMailTakenRequest",
                      "responseType": "IsMailTakenResponse"
                    },
                    "ListSessions": {
                      "requestType": "ListSessionsRequest",
                      "responseType": "ListSessionsResponse"
                    },
                    "EndSession": {
                      "requestType": "EndSessionRequest",
                      "responseType": "EndSessionResponse"
                    },
                    "ChangePassword": {
                      "requestType": "ChangePasswordRequest",
                      "responseType": "ChangePasswordResponse"
                    },
                    "GetAccount": {
                      "requestType": "GetAccountRequest",
                      "responseType": "GetAccountResponse"
                    },
                    "ChangeAvatar": {
                      "requestType": "ChangeAvatarRequest",
                      "responseType": "ChangeAvatarResponse"
                    },
                    "RemoveAvatar": {
                      "requestType": "RemoveAvatarRequest",
                      "responseType": "RemoveAvatarResponse"
                    },
                    "GetSigningKeys": {
                      "requestType": "GetSigningKeysRequest",
                      "responseType": "GetSigningKeysResponse"
                    }
                  }
                },
                "RegisterRequest": {
                  "fields": {
                    "username": {
                      "type": "string",
                      "id": 1
                    },
                    "email": {
                      "type": "string",
                      "id": 2
                    },
                    "password": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RegisterResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "SignInRequest": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    },
                    "password": {
                      "type": "string",
                      "id": 2
                    },
                    "remember": {
                      "type": "bool",
                      "id": 3
                    },
                    "device": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "SignInResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    },
                    "tokens": {
                      "type": "SessionTokens",
                      "id": 3
                    }
                  }
                },
                "SessionTokens": {
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1
                    },
                    "accessToken": {
                      "type": "string",
                      "id": 2
                    },
                    "refreshToken": {
                      "type": "string",
                      "id": 3
                    },
                    "remember": {
                      "type": "bool",
                      "id": 4
                    }
                  }
                },
                "RefreshSessionRequest": {
                  "fields": {
                    "refreshToken": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "RefreshSessionResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "tokens": {
                      "type": "SessionTokens",
                      "id": 2
                    }
                  }
                },
                "ListSessionsRequest": {
                  "fields": {}
                },
                "ListSessionsResponse": {
                  "fields": {
                    "sessions": {
                      "rule": "repeated",
                      "type": "Session",
                      "id": 1
                    }
                  }
                },
                "Session": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "device": {
                      "type": "string",
                      "id": 2
                    },
                    "lastSeen": {
                      "type": "string",
                      "id": 3
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 4
                    },
                    "current": {
                      "type": "bool",
                      "id": 5
                    }
                  }
                },
                "EndSessionRequest": {
                  "oneofs": {
                    "_session": {
                      "oneof": [
                        "session"
                      ]
                    }
                  },
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "EndSessionResponse": {
                  "fields": {}
                },
                "ChangePasswordRequest": {
                  "fields": {
                    "password": {
                      "type": "string",
                      "id": 1
                    },
                    "newPassword": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ChangePasswordResponse": {
                  "fields": {}
                },
                "SignOutRequest": {
                  "fields": {}
                },
                "SignOutResponse": {
                  "fields": {}
                },
                "VerifyEmailRequest": {
                  "oneofs": {
                    "_password": {
                      "oneof": [
                        "password"
                      ]
                    },
                    "_newPassword": {
                      "oneof": [
                        "newPassword"
                      ]
                    }
                  },
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    },
                    "password": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "newPassword": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "registeredHere": {
                      "type": "bool",
                      "id": 4
                    }
                  }
                },
                "VerifyEmailResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "needsPassword": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "ResendConfirmationRequest": {
                  "oneofs": {
                    "_address": {
                      "oneof": [
                        "address"
                      ]
                    }
                  },
                  "fields": {
                    "address": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ResendConfirmationResponse": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "FindAccountRequest": {
                  "fields": {
                    "query": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "FindAccountResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    },
                    "maskedEmail": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RequestPasswordResetRequest": {
                  "fields": {
                    "username": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "RequestPasswordResetResponse": {
                  "fields": {}
                },
                "IsPasswordResetValidRequest": {
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "IsPasswordResetValidResponse": {
                  "fields": {
                    "valid": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "ResetPasswordRequest": {
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    },
                    "password": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ResetPasswordResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "IsNameTakenRequest": {
                  "fields": {
                    "name": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "IsNameTakenResponse": {
                  "fields": {
                    "exists": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "IsMailTakenRequest": {
                  "fields": {
                    "address": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "IsMailTakenResponse": {
                  "fields": {
                    "exists": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "GetAccountRequest": {
                  "fields": {}
                },
                "GetAccountResponse": {
                  "oneofs": {
                    "_imageFailure": {
                      "oneof": [
                        "imageFailure"
                      ]
                    }
                  },
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    },
                    "email": {
                      "type": "string",
                      "id": 3
                    },
                    "verified": {
                      "type": "bool",
                      "id": 4
                    },
                    "admin": {
                      "type": "bool",
                      "id": 5
                    },
                    "image": {
                      "type": "string",
                      "id": 6
                    },
                    "imagePending": {
                      "type": "bool",
                      "id": 7
                    },
                    "imageFailure": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ChangeAvatarRequest": {
                  "fields": {
                    "avatar": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ChangeAvatarResponse": {
                  "fields": {
                    "image": {
                      "type": "string",
                      "id": 1
                    },
                    "ready": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "RemoveAvatarRequest": {
                  "fields": {
                    "avatar": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "RemoveAvatarResponse": {
                  "fields": {}
                },
                "GetSigningKeysRequest": {
                  "fields": {}
                },
                "GetSigningKeysResponse": {
                  "fields": {
                    "jwks": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                }
              }
            }
          }
        },
        "media": {
          "nested": {
            "v1": {
              "nested": {
                "Privacy": {
                  "values": {
                    "PRIVACY_UNSPECIFIED": 0,
                    "PRIVATE": 1,
                    "FAMILY_ONLY": 2
                  }
                },
                "ItemKind": {
                  "values": {
                    "ITEM_KIND_UNSPECIFIED": 0,
                    "IMAGE": 1,
                    "VIDEO": 2
                  }
                },
                "UploadOpened": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    },
                    "_albumName": {
                      "oneof": [
                        "albumName"
                      ]
                    },
                    "_albumDescription": {
                      "oneof": [
                        "albumDescription"
                      ]
                    },
                    "_albumPrivacy": {
                      "oneof": [
                        "albumPrivacy"
                      ]
                    }
                  },
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "files": {
                      "rule": "repeated",
                      "type": "DeclaredFile",
                      "id": 3
                    },
                    "onArrival": {
                      "rule": "repeated",
                      "type": "OnArrival",
                      "id": 4
                    },
                    "album": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "albumName": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "albumDescription": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "albumPrivacy": {
                      "type": "Privacy",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "OnArrival": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "title": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    },
                    "category": {
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "DeclaredFile": {
                  "oneofs": {
                    "_lastModified": {
                      "oneof": [
                        "lastModified"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "fileName": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "size": {
                      "type": "int64",
                      "id": 4
                    },
                    "type": {
                      "type": "string",
                      "id": 5
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 6
                    },
                    "incomingKey": {
                      "type": "string",
                      "id": 7
                    },
                    "key": {
                      "type": "string",
                      "id": 8
                    },
                    "lastModified": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "UploadPublished": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "UploadCancelled": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "UploadClosed": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "released": {
                      "type": "int64",
                      "id": 3
                    }
                  }
                },
                "ItemArrived": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "upload": {
                      "type": "string",
                      "id": 3
                    },
                    "incomingKey": {
                      "type": "string",
                      "id": 4
                    },
                    "etag": {
                      "type": "string",
                      "id": 5
                    },
                    "size": {
                      "type": "int64",
                      "id": 6
                    }
                  }
                },
                "ItemChecked": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "key": {
                      "type": "string",
                      "id": 3
                    },
                    "sha256": {
                      "type": "string",
                      "id": 4
                    },
                    "size": {
                      "type": "int64",
                      "id": 5
                    },
                    "type": {
                      "type": "string",
                      "id": 6
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 7
                    },
                    "fileName": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    }
                  }
                },
                "ItemRejected": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ItemDuplicated": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "of": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ItemPublished": {
                  "oneofs": {
                    "_publishedAt": {
                      "oneof": [
                        "publishedAt"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 3
                    },
                    "title": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 6
                    },
                    "category": {
                      "type": "string",
                      "id": 7
                    },
                    "fileName": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "key": {
                      "type": "string",
                      "id": 9
                    },
                    "size": {
                      "type": "int64",
                      "id": 10
                    },
                    "type": {
                      "type": "string",
                      "id": 11
                    },
                    "publishedAt": {
                      "type": "string",
                      "id": 12,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ItemRendered": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_partial": {
                      "oneof": [
                        "partial"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    },
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_originalPlays": {
                      "oneof": [
                        "originalPlays"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "width": {
                      "type": "int32",
                      "id": 3
                    },
                    "height": {
                      "type": "int32",
                      "id": 4
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 5
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "renditions": {
                      "rule": "repeated",
                      "type": "Rendition",
                      "id": 7
                    },
                    "partial": {
                      "type": "bool",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 12,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 13,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "duration": {
                      "type": "double",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "originalPlays": {
                      "type": "bool",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 14
                    }
                  }
                },
                "ItemThumbnailsRendered": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_partial": {
                      "oneof": [
                        "partial"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "width": {
                      "type": "int32",
                      "id": 3
                    },
                    "height": {
                      "type": "int32",
                      "id": 4
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 5
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "renditions": {
                      "rule": "repeated",
                      "type": "Rendition",
                      "id": 7
                    },
                    "partial": {
                      "type": "bool",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "duration": {
                      "type": "double",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 12,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 13,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 14
                    }
                  }
                },
                "ItemPreviewArrived": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "incomingKey": {
                      "type": "string",
                      "id": 3
                    },
                    "etag": {
                      "type": "string",
                      "id": 4
                    },
                    "size": {
                      "type": "int64",
                      "id": 5
                    }
                  }
                },
                "ItemPreviewed": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 3
                    },
                    "preview": {
                      "type": "Rendition",
                      "id": 4
                    }
                  }
                },
                "Rendition": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    },
                    "width": {
                      "type": "int32",
                      "id": 2
                    },
                    "height": {
                      "type": "int32",
                      "id": 3
                    },
                    "type": {
                      "type": "string",
                      "id": 4
                    },
                    "size": {
                      "type": "int64",
                      "id": 5
                    }
                  }
                },
                "ItemFailed": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ItemDetailsChanged": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "title": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    },
                    "category": {
                      "type": "string",
                      "id": 6
                    },
                    "privacyBefore": {
                      "type": "Privacy",
                      "id": 7
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 8
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 9
                    }
                  }
                },
                "ItemAddedToAlbum": {
                  "oneofs": {
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_publishedAt": {
                      "oneof": [
                        "publishedAt"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "album": {
                      "type": "string",
                      "id": 3
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 4
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "publishedAt": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ItemRemovedFromAlbum": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "album": {
                      "type": "string",
                      "id": 3
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 4
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    }
                  }
                },
                "ItemTrashed": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 3
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 4
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "ItemPurged": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "sha256": {
                      "type": "string",
                      "id": 3
                    },
                    "size": {
                      "type": "int64",
                      "id": 4
                    },
                    "keys": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "VideoWatched": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "day": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "AlbumCreated": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "name": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    }
                  }
                },
                "AlbumDetailsChanged": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "name": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    },
                    "privacyBefore": {
                      "type": "Privacy",
                      "id": 6
                    }
                  }
                },
                "AlbumCoverChosen": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "item": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "AlbumTrashed": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 3
                    }
                  }
                },
                "AlbumPurged": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "AlbumNameClaimed": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "album": {
                      "type": "string",
                      "id": 2
                    },
                    "at": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "AlbumNameReleased": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "album": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "SpaceReserved": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "upload": {
                      "type": "string",
                      "id": 2
                    },
                    "bytes": {
                      "type": "int64",
                      "id": 3
                    },
                    "reservedAfter": {
                      "type": "int64",
                      "id": 4
                    },
                    "usedAfter": {
                      "type": "int64",
                      "id": 5
                    },
                    "openAfter": {
                      "rule": "repeated",
                      "type": "Reservation",
                      "id": 6
                    }
                  }
                },
                "Reservation": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "bytes": {
                      "type": "int64",
                      "id": 2
                    }
                  }
                },
                "SpaceSettled": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "released": {
                      "type": "int64",
                      "id": 3
                    },
                    "charged": {
                      "type": "int64",
                      "id": 4
                    },
                    "reservedAfter": {
                      "type": "int64",
                      "id": 5
                    },
                    "usedAfter": {
                      "type": "int64",
                      "id": 6
                    },
                    "openAfter": {
                      "rule": "repeated",
                      "type": "Reservation",
                      "id": 7
                    }
                  }
                },
                "SpaceFreed": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "bytes": {
                      "type": "int64",
                      "id": 3
                    },
                    "reservedAfter": {
                      "type": "int64",
                      "id": 4
                    },
                    "usedAfter": {
                      "type": "int64",
                      "id": 5
                    },
                    "openAfter": {
                      "rule": "repeated",
                      "type": "Reservation",
                      "id": 6
                    }
                  }
                },
                "OriginalClaimed": {
                  "oneofs": {
                    "_insteadOf": {
                      "oneof": [
                        "insteadOf"
                      ]
                    }
                  },
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "sha256": {
                      "type": "string",
                      "id": 2
                    },
                    "item": {
                      "type": "string",
                      "id": 3
                    },
                    "insteadOf": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "OriginalReleased": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "sha256": {
                      "type": "string",
                      "id": 2
                    },
                    "item": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "Media": {
                  "methods": {
                    "OpenUpload": {
                      "requestType": "OpenUploadRequest",
                      "responseType": "OpenUploadResponse"
                    },
                    "GetFileSize": {
                      "requestType": "GetFileSizeRequest",
                      "responseType": "GetFileSizeResponse"
                    },
                    "FindKnownFiles": {
                      "requestType": "FindKnownFilesRequest",
                      "responseType": "FindKnownFilesResponse"
                    },
                    "OfferPreviews": {
                      "requestType": "OfferPreviewsRequest",
                      "responseType": "OfferPreviewsResponse"
                    },
                    "CancelUpload": {
                      "requestType": "CancelUploadRequest",
                      "responseType": "CancelUploadResponse"
                    },
                    "PublishUpload": {
                      "requestType": "PublishUploadRequest",
                      "responseType": "PublishUploadResponse"
                    },
                    "NoteArrival": {
                      "requestType": "NoteArrivalRequest",
                      "responseType": "NoteArrivalResponse"
                    },
                    "NoteUploadProgress": {
                      "requestType": "NoteUploadProgressRequest",
                      "responseType": "NoteUploadProgressResponse"
                    },
                    "GetPost": {
                      "requestType": "GetPostRequest",
                      "responseType": "GetPostResponse"
                    },
                    "NoteWatched": {
                      "requestType": "NoteWatchedRequest",
                      "responseType": "NoteWatchedResponse"
                    },
                    "ChangeDetails": {
                      "requestType": "ChangeDetailsRequest",
                      "responseType": "ChangeDetailsResponse"
                    },
                    "ChangePrivacy": {
                      "requestType": "ChangePrivacyRequest",
                      "responseType": "ChangePrivacyResponse"
                    },
                    "DeleteItem": {
                      "requestType": "DeleteItemRequest",
                      "responseType": "DeleteItemResponse"
                    },
                    "ListFamilyFeed": {
                      "requestType": "ListFamilyFeedRequest",
                      "responseType": "ListFamilyFeedResponse"
                    },
                    "ListPosts": {
                      "requestType": "ListPostsRequest",
                      "responseType": "ListPostsResponse"
                    },
                    "ListOwnImages": {
                      "requestType": "ListOwnImagesRequest",
                      "responseType": "ListPostsResponse"
                    },
                    "ListDays": {
                      "requestType": "ListDaysRequest",
                      "responseType": "ListDaysResponse"
                    },
                    "ListPostsByDay": {
                      "requestType": "ListPostsByDayRequest",
                      "responseType": "ListPostsByDayResponse"
                    },
                    "ListLatestVideos": {
                      "requestType": "ListLatestVideosRequest",
                      "responseType": "ListLatestVideosResponse"
                    },
                    "DownloadOriginal": {
                      "requestType": "DownloadOriginalRequest",
                      "responseType": "DownloadOriginalResponse"
                    },
                    "MayFetch": {
                      "requestType": "MayFetchRequest",
                      "responseType": "MayFetchResponse"
                    },
                    "ListAlbums": {
                      "requestType": "ListAlbumsRequest",
                      "responseType": "ListAlbumsResponse"
                    },
                    "ListAlbumPosts": {
                      "requestType": "ListAlbumPostsRequest",
                      "responseType": "ListAlbumPostsResponse"
                    },
                    "AddToAlbum": {
                      "requestType": "AddToAlbumRequest",
                      "responseType": "AddToAlbumResponse"
                    },
                    "RemoveFromAlbum": {
                      "requestType": "RemoveFromAlbumRequest",
                      "responseType": "RemoveFromAlbumResponse"
                    },
                    "ChangeAlbum": {
                      "requestType": "ChangeAlbumRequest",
                      "responseType": "ChangeAlbumResponse"
                    },
                    "ChooseAlbumCover": {
                      "requestType": "ChooseAlbumCoverRequest",
                      "responseType": "ChooseAlbumCoverResponse"
                    },
                    "DeleteAlbum": {
                      "requestType": "DeleteAlbumRequest",
                      "responseType": "DeleteAlbumResponse"
                    },
                    "GetUsage": {
                      "requestType": "GetUsageRequest",
                      "responseType": "GetUsageResponse"
                    }
                  }
                },
                "OfferedFile": {
                  "oneofs": {
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_lastModified": {
                      "oneof": [
                        "lastModified"
                      ]
                    },
                    "_onArrival": {
                      "oneof": [
                        "onArrival"
                      ]
                    },
                    "_preview": {
                      "oneof": [
                        "preview"
                      ]
                    }
                  },
                  "fields": {
                    "fileName": {
                      "type": "string",
                      "id": 1
                    },
                    "size": {
                      "type": "int64",
                      "id": 2
                    },
                    "type": {
                      "type": "string",
                      "id": 3
                    },
                    "duration": {
                      "type": "double",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "lastModified": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "onArrival": {
                      "type": "PostDetails",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "preview": {
                      "type": "FilePreview",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "PostDetails": {
                  "fields": {
                    "title": {
                      "type": "string",
                      "id": 1
                    },
                    "description": {
                      "type": "string",
                      "id": 2
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 3
                    },
                    "category": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "FilePreview": {
                  "fields": {
                    "fileName": {
                      "type": "string",
                      "id": 1
                    },
                    "size": {
                      "type": "int64",
                      "id": 2
                    },
                    "type": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "UploadFlow": {
                  "values": {
                    "UPLOAD_FLOW_UNSPECIFIED": 0,
                    "ONLY_VIDEOS": 1,
                    "ONLY_IMAGES": 2,
                    "ONE_VIDEO": 3
                  }
                },
                "OpenUploadRequest": {
                  "oneofs": {
                    "_flow": {
                      "oneof": [
                        "flow"
                      ]
                    },
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "files": {
                      "rule": "repeated",
                      "type": "OfferedFile",
                      "id": 1
                    },
                    "flow": {
                      "type": "UploadFlow",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "album": {
                      "type": "AlbumName",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "OpenUploadResponse": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "promises": {
                      "rule": "repeated",
                      "type": "UploadPromise",
                      "id": 2
                    },
                    "previews": {
                      "rule": "repeated",
                      "type": "UploadPromise",
                      "id": 3
                    }
                  }
                },
                "UploadPromise": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 2
                    },
                    "fileName": {
                      "type": "string",
                      "id": 3
                    },
                    "key": {
                      "type": "string",
                      "id": 4
                    },
                    "url": {
                      "type": "string",
                      "id": 5
                    },
                    "fields": {
                      "keyType": "string",
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "OfferedPreview": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "size": {
                      "type": "int64",
                      "id": 2
                    },
                    "type": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "OfferPreviewsRequest": {
                  "fields": {
                    "previews": {
                      "rule": "repeated",
                      "type": "OfferedPreview",
                      "id": 1
                    }
                  }
                },
                "OfferPreviewsResponse": {
                  "fields": {
                    "promises": {
                      "rule": "repeated",
                      "type": "UploadPromise",
                      "id": 1
                    }
                  }
                },
                "FindKnownFilesRequest": {
                  "fields": {
                    "hashes": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "FindKnownFilesResponse": {
                  "fields": {
                    "known": {
                      "rule": "repeated",
                      "type": "KnownFile",
                      "id": 1
                    }
                  }
                },
                "KnownFile": {
                  "fields": {
                    "hash": {
                      "type": "string",
                      "id": 1
                    },
                    "post": {
                      "type": "Post",
                      "id": 2
                    }
                  }
                },
                "GetFileSizeRequest": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetFileSizeResponse": {
                  "fields": {
                    "size": {
                      "type": "int64",
                      "id": 1
                    }
                  }
                },
                "CancelUploadRequest": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "CancelUploadResponse": {
                  "fields": {}
                },
                "ItemDetails": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "title": {
                      "type": "string",
                      "id": 2
                    },
                    "description": {
                      "type": "string",
                      "id": 3
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 4
                    },
                    "category": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "PublishUploadRequest": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "ItemDetails",
                      "id": 1
                    },
                    "album": {
                      "type": "AlbumName",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "PublishUploadResponse": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 1
                    },
                    "duplicates": {
                      "rule": "repeated",
                      "type": "Duplicate",
                      "id": 2
                    },
                    "album": {
                      "type": "Album",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "notInAlbum": {
                      "rule": "repeated",
                      "type": "Duplicate",
                      "id": 4
                    }
                  }
                },
                "AlbumName": {
                  "fields": {
                    "name": {
                      "type": "string",
                      "id": 1
                    },
                    "description": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "Duplicate": {
                  "fields": {
                    "fileName": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "NoteArrivalRequest": {
                  "fields": {
                    "incomingKey": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "NoteArrivalResponse": {
                  "fields": {}
                },
                "NoteUploadProgressRequest": {
                  "fields": {
                    "incomingKey": {
                      "type": "string",
                      "id": 1
                    },
                    "percent": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "NoteUploadProgressResponse": {
                  "fields": {}
                },
                "ItemStatus": {
                  "values": {
                    "ITEM_STATUS_UNSPECIFIED": 0,
                    "PROCESSING": 1,
                    "READY": 2,
                    "FAILED": 3
                  }
                },
                "Writer": {
                  "oneofs": {
                    "_email": {
                      "oneof": [
                        "email"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    },
                    "image": {
                      "type": "string",
                      "id": 3
                    },
                    "email": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Post": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_partial": {
                      "oneof": [
                        "partial"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_failure": {
                      "oneof": [
                        "failure"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    },
                    "_originalPlays": {
                      "oneof": [
                        "originalPlays"
                      ]
                    },
                    "_views": {
                      "oneof": [
                        "views"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 2
                    },
                    "writer": {
                      "type": "Writer",
                      "id": 3
                    },
                    "title": {
                      "type": "string",
                      "id": 4
                    },
                    "description": {
                      "type": "string",
                      "id": 5
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 6
                    },
                    "category": {
                      "type": "string",
                      "id": 7
                    },
                    "fileName": {
                      "type": "string",
                      "id": 8
                    },
                    "fileSize": {
                      "type": "int64",
                      "id": 9
                    },
                    "type": {
                      "type": "string",
                      "id": 10
                    },
                    "key": {
                      "type": "string",
                      "id": 11
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 12
                    },
                    "status": {
                      "type": "ItemStatus",
                      "id": 13
                    },
                    "width": {
                      "type": "int32",
                      "id": 14
                    },
                    "height": {
                      "type": "int32",
                      "id": 15
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 16
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 17,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "renditions": {
                      "rule": "repeated",
                      "type": "Rendition",
                      "id": 18
                    },
                    "duration": {
                      "type": "double",
                      "id": 19,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "partial": {
                      "type": "bool",
                      "id": 20,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 21,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "failure": {
                      "type": "string",
                      "id": 23,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 24,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 25,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "originalPlays": {
                      "type": "bool",
                      "id": 22,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 26
                    },
                    "views": {
                      "type": "int32",
                      "id": 27,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GetPostRequest": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetPostResponse": {
                  "fields": {
                    "post": {
                      "type": "Post",
                      "id": 1
                    }
                  }
                },
                "NoteWatchedRequest": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "NoteWatchedResponse": {
                  "fields": {}
                },
                "ChangeDetailsRequest": {
                  "oneofs": {
                    "_title": {
                      "oneof": [
                        "title"
                      ]
                    },
                    "_description": {
                      "oneof": [
                        "description"
                      ]
                    },
                    "_category": {
                      "oneof": [
                        "category"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "title": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 4
                    },
                    "category": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ChangeDetailsResponse": {
                  "fields": {
                    "post": {
                      "type": "Post",
                      "id": 1
                    }
                  }
                },
                "ChangePrivacyRequest": {
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 2
                    }
                  }
                },
                "ChangePrivacyResponse": {
                  "fields": {
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 1
                    },
                    "refused": {
                      "rule": "repeated",
                      "type": "RefusedItem",
                      "id": 2
                    }
                  }
                },
                "RefusedItem": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "code": {
                      "type": "string",
                      "id": 2
                    },
                    "message": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "DeleteItemRequest": {
                  "oneofs": {
                    "_fileSize": {
                      "oneof": [
                        "fileSize"
                      ]
                    },
                    "_thumbSize": {
                      "oneof": [
                        "thumbSize"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "keys": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    },
                    "fileSize": {
                      "type": "int64",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "thumbSize": {
                      "type": "int64",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "DeleteItemResponse": {
                  "fields": {}
                },
                "ListFamilyFeedRequest": {
                  "fields": {}
                },
                "ListFamilyFeedResponse": {
                  "fields": {
                    "members": {
                      "rule": "repeated",
                      "type": "FamilyMember",
                      "id": 1
                    }
                  }
                },
                "FamilyMember": {
                  "fields": {
                    "profile": {
                      "type": "Writer",
                      "id": 1
                    },
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 2
                    }
                  }
                },
                "ListPostsRequest": {
                  "oneofs": {
                    "_owner": {
                      "oneof": [
                        "owner"
                      ]
                    },
                    "_username": {
                      "oneof": [
                        "username"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "username": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "page": {
                      "type": "int32",
                      "id": 3
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 4
                    },
                    "before": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListOwnImagesRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "page": {
                      "type": "int32",
                      "id": 1
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 2
                    },
                    "before": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListPostsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "profile": {
                      "type": "Writer",
                      "id": 1
                    },
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 2
                    },
                    "total": {
                      "type": "int64",
                      "id": 3
                    },
                    "next": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListDaysRequest": {
                  "fields": {}
                },
                "ListDaysResponse": {
                  "fields": {
                    "days": {
                      "rule": "repeated",
                      "type": "DayTaken",
                      "id": 1
                    }
                  }
                },
                "DayTaken": {
                  "fields": {
                    "day": {
                      "type": "string",
                      "id": 1
                    },
                    "count": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "ListPostsByDayRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "days": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    },
                    "page": {
                      "type": "int32",
                      "id": 2
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 3
                    },
                    "before": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListPostsByDayResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 1
                    },
                    "next": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListLatestVideosRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "page": {
                      "type": "int32",
                      "id": 1
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 2
                    },
                    "before": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListLatestVideosResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 1
                    },
                    "next": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "total": {
                      "type": "int64",
                      "id": 3
                    }
                  }
                },
                "Album": {
                  "oneofs": {
                    "_cover": {
                      "oneof": [
                        "cover"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "writer": {
                      "type": "Writer",
                      "id": 2
                    },
                    "name": {
                      "type": "string",
                      "id": 3
                    },
                    "description": {
                      "type": "string",
                      "id": 4
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 5
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 6
                    },
                    "items": {
                      "type": "int32",
                      "id": 7
                    },
                    "shared": {
                      "type": "int32",
                      "id": 8
                    },
                    "cover": {
                      "type": "Post",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListAlbumsRequest": {
                  "oneofs": {
                    "_owner": {
                      "oneof": [
                        "owner"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "page": {
                      "type": "int32",
                      "id": 2
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 3
                    },
                    "before": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListAlbumsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "albums": {
                      "rule": "repeated",
                      "type": "Album",
                      "id": 1
                    },
                    "total": {
                      "type": "int64",
                      "id": 2
                    },
                    "next": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListAlbumPostsRequest": {
                  "oneofs": {
                    "_kind": {
                      "oneof": [
                        "kind"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "kind": {
                      "type": "ItemKind",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "page": {
                      "type": "int32",
                      "id": 3
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 4
                    },
                    "before": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListAlbumPostsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "album": {
                      "type": "Album",
                      "id": 1
                    },
                    "posts": {
                      "rule": "repeated",
                      "type": "Post",
                      "id": 2
                    },
                    "total": {
                      "type": "int64",
                      "id": 3
                    },
                    "next": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "AddToAlbumRequest": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    },
                    "_named": {
                      "oneof": [
                        "named"
                      ]
                    },
                    "_privacy": {
                      "oneof": [
                        "privacy"
                      ]
                    }
                  },
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    },
                    "album": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "named": {
                      "type": "AlbumName",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "AddToAlbumResponse": {
                  "fields": {
                    "album": {
                      "type": "Album",
                      "id": 1
                    }
                  }
                },
                "RemoveFromAlbumRequest": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RemoveFromAlbumResponse": {
                  "fields": {
                    "album": {
                      "type": "Album",
                      "id": 1
                    }
                  }
                },
                "ChangeAlbumRequest": {
                  "oneofs": {
                    "_name": {
                      "oneof": [
                        "name"
                      ]
                    },
                    "_description": {
                      "oneof": [
                        "description"
                      ]
                    }
                  },
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "privacy": {
                      "type": "Privacy",
                      "id": 4
                    },
                    "alsoItems": {
                      "type": "bool",
                      "id": 5
                    }
                  }
                },
                "ChangeAlbumResponse": {
                  "fields": {
                    "album": {
                      "type": "Album",
                      "id": 1
                    }
                  }
                },
                "ChooseAlbumCoverRequest": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ChooseAlbumCoverResponse": {
                  "fields": {
                    "album": {
                      "type": "Album",
                      "id": 1
                    }
                  }
                },
                "DeleteAlbumRequest": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    },
                    "alsoItems": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "DeleteAlbumResponse": {
                  "fields": {}
                },
                "DownloadOriginalRequest": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "DownloadOriginalResponse": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    },
                    "fileName": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "MayFetchRequest": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "MayFetchResponse": {
                  "oneofs": {
                    "_fileName": {
                      "oneof": [
                        "fileName"
                      ]
                    }
                  },
                  "fields": {
                    "type": {
                      "type": "string",
                      "id": 1
                    },
                    "fileName": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GetUsageRequest": {
                  "fields": {}
                },
                "GetUsageResponse": {
                  "fields": {
                    "used": {
                      "type": "int64",
                      "id": 1
                    },
                    "reserved": {
                      "type": "int64",
                      "id": 2
                    },
                    "max": {
                      "type": "int64",
                      "id": 3
                    }
                  }
                }
              }
            }
          }
        },
        "platform": {
          "nested": {
            "v1": {
              "nested": {
                "Log": {
                  "methods": {
                    "Read": {
                      "requestType": "ReadRequest",
                      "responseType": "StoredCommit",
                      "responseStream": true
                    },
                    "Tails": {
                      "requestType": "TailsRequest",
                      "responseType": "TailsResponse"
                    },
                    "AwaitView": {
                      "requestType": "AwaitViewRequest",
                      "responseType": "AwaitViewResponse"
                    }
                  }
                },
                "ReadRequest": {
                  "fields": {
                    "lane": {
                      "type": "int32",
                      "id": 1
                    },
                    "after": {
                      "type": "int64",
                      "id": 2
                    },
                    "limit": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "StoredCommit": {
                  "fields": {
                    "json": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AwaitViewRequest": {
                  "fields": {
                    "view": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AwaitViewResponse": {
                  "fields": {}
                },
                "TailsRequest": {
                  "fields": {}
                },
                "TailsResponse": {
                  "fields": {
                    "tails": {
                      "rule": "repeated",
                      "type": "LaneTail",
                      "id": 1
                    }
                  }
                },
                "LaneTail": {
                  "fields": {
                    "lane": {
                      "type": "int32",
                      "id": 1
                    },
                    "seq": {
                      "type": "int64",
                      "id": 2
                    }
                  }
                }
              }
            }
          }
        },
        "social": {
          "nested": {
            "v1": {
              "nested": {
                "ConnectionRequested": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ConnectionAccepted": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ConnectionDeclined": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "at": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "ConnectionRequestHeldOff": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "declinedAt": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "HeldOffRequestCancelled": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "declinedAt": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "ConnectionCancelled": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ConnectionRemoved": {
                  "fields": {
                    "low": {
                      "type": "string",
                      "id": 1
                    },
                    "high": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "HeartGiven": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "HeartTaken": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "CommentSaved": {
                  "oneofs": {
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    },
                    "_at": {
                      "oneof": [
                        "at"
                      ]
                    }
                  },
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "owner": {
                      "type": "string",
                      "id": 3
                    },
                    "writer": {
                      "type": "string",
                      "id": 4
                    },
                    "content": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "writer"
                      }
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "at": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "CommentEdited": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "owner": {
                      "type": "string",
                      "id": 3
                    },
                    "writer": {
                      "type": "string",
                      "id": 4
                    },
                    "content": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "writer"
                      }
                    }
                  }
                },
                "CommentDeleted": {
                  "oneofs": {
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    }
                  },
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "owner": {
                      "type": "string",
                      "id": 3
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "CommentHeartGiven": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "owner": {
                      "type": "string",
                      "id": 3
                    },
                    "who": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "CommentHeartTaken": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "owner": {
                      "type": "string",
                      "id": 3
                    },
                    "who": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "Social": {
                  "methods": {
                    "GetProfile": {
                      "requestType": "GetProfileRequest",
                      "responseType": "ProfileResponse"
                    },
                    "FindProfile": {
                      "requestType": "FindProfileRequest",
                      "responseType": "ProfileResponse"
                    },
                    "RequestConnection": {
                      "requestType": "ConnectionRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "AcceptConnection": {
                      "requestType": "ConnectionRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "RejectConnection": {
                      "requestType": "ConnectionRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "ListConnections": {
                      "requestType": "ListConnectionsRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "GiveHeart": {
                      "requestType": "HeartRequest",
                      "responseType": "GiveHeartResponse"
                    },
                    "TakeHeart": {
                      "requestType": "HeartRequest",
                      "responseType": "TakeHeartResponse"
                    },
                    "ListHearts": {
                      "requestType": "ListHeartsRequest",
                      "responseType": "ListHeartsResponse"
                    },
                    "SaveComment": {
                      "requestType": "SaveCommentRequest",
                      "responseType": "SaveCommentResponse"
                    },
                    "ListComments": {
                      "requestType": "ListCommentsRequest",
                      "responseType": "ListCommentsResponse"
                    },
                    "EditComment": {
                      "requestType": "EditCommentRequest",
                      "responseType": "EditCommentResponse"
                    },
                    "DeleteComment": {
                      "requestType": "DeleteCommentRequest",
                      "responseType": "DeleteCommentResponse"
                    },
                    "GiveCommentHeart": {
                      "requestType": "CommentHeartRequest",
                      "responseType": "GiveHeartResponse"
                    },
                    "TakeCommentHeart": {
                      "requestType": "CommentHeartRequest",
                      "responseType": "TakeHeartResponse"
                    },
                    "ListCommentHearts": {
                      "requestType": "ListCommentHeartsRequest",
                      "responseType": "ListHeartsResponse"
                    }
                  }
                },
                "Profile": {
                  "oneofs": {
                    "_email": {
                      "oneof": [
                        "email"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    },
                    "image": {
                      "type": "string",
                      "id": 3
                    },
                    "email": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GetProfileRequest": {
                  "fields": {
                    "username": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "FindProfileRequest": {
                  "fields": {
                    "query": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ProfileResponse": {
                  "oneofs": {
                    "_uploadCount": {
                      "oneof": [
                        "uploadCount"
                      ]
                    }
                  },
                  "fields": {
                    "profile": {
                      "type": "Profile",
                      "id": 1
                    },
                    "uploadCount": {
                      "type": "int32",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ConnectionRequest": {
                  "fields": {
                    "other": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListConnectionsRequest": {
                  "fields": {}
                },
                "ConnectionsResponse": {
                  "fields": {
                    "friends": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 1
                    },
                    "pending": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 2
                    },
                    "requested": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 3
                    }
                  }
                },
                "HeartRequest": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "Heart": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "profile": {
                      "type": "Profile",
                      "id": 2
                    }
                  }
                },
                "GiveHeartResponse": {
                  "fields": {
                    "heart": {
                      "type": "Heart",
                      "id": 1
                    }
                  }
                },
                "TakeHeartResponse": {
                  "fields": {}
                },
                "ListHeartsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "page": {
                      "type": "int32",
                      "id": 2
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 3
                    },
                    "before": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListHeartsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "hearts": {
                      "rule": "repeated",
                      "type": "Heart",
                      "id": 1
                    },
                    "total": {
                      "type": "int32",
                      "id": 2
                    },
                    "next": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Comment": {
                  "oneofs": {
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "content": {
                      "type": "string",
                      "id": 3
                    },
                    "writer": {
                      "type": "Profile",
                      "id": 4
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 6
                    },
                    "replyCount": {
                      "type": "int32",
                      "id": 7
                    },
                    "edited": {
                      "type": "bool",
                      "id": 8
                    },
                    "deleted": {
                      "type": "bool",
                      "id": 9
                    },
                    "heartCount": {
                      "type": "int32",
                      "id": 10
                    },
                    "hearted": {
                      "type": "bool",
                      "id": 11
                    }
                  }
                },
                "EditCommentRequest": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "content": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "EditCommentResponse": {
                  "fields": {
                    "comment": {
                      "type": "Comment",
                      "id": 1
                    }
                  }
                },
                "DeleteCommentRequest": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "DeleteCommentResponse": {
                  "fields": {}
                },
                "CommentHeartRequest": {
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListCommentHeartsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "comment": {
                      "type": "string",
                      "id": 1
                    },
                    "page": {
                      "type": "int32",
                      "id": 2
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 3
                    },
                    "before": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SaveCommentRequest": {
                  "oneofs": {
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "content": {
                      "type": "string",
                      "id": 2
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SaveCommentResponse": {
                  "fields": {
                    "comment": {
                      "type": "Comment",
                      "id": 1
                    }
                  }
                },
                "ListCommentsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    },
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "page": {
                      "type": "int32",
                      "id": 2
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 3
                    },
                    "before": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListCommentsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "comments": {
                      "rule": "repeated",
                      "type": "Comment",
                      "id": 1
                    },
                    "total": {
                      "type": "int32",
                      "id": 2
                    },
                    "next": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "transcoding": {
          "nested": {
            "v1": {
              "nested": {
                "JobRequested": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "key": {
                      "type": "string",
                      "id": 3
                    },
                    "type": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "PosterJobRequested": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "key": {
                      "type": "string",
                      "id": 3
                    },
                    "type": {
                      "type": "string",
                      "id": 4
                    },
                    "fileName": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    }
                  }
                },
                "VideoJobRequested": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "key": {
                      "type": "string",
                      "id": 3
                    },
                    "type": {
                      "type": "string",
                      "id": 4
                    },
                    "fileName": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    }
                  }
                },
                "JobThumbnailsFinished": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_partial": {
                      "oneof": [
                        "partial"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "width": {
                      "type": "int32",
                      "id": 3
                    },
                    "height": {
                      "type": "int32",
                      "id": 4
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 5
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "files": {
                      "rule": "repeated",
                      "type": "RenderedFile",
                      "id": 7
                    },
                    "partial": {
                      "type": "bool",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 12,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 13,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "PosterJobFinished": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "width": {
                      "type": "int32",
                      "id": 3
                    },
                    "height": {
                      "type": "int32",
                      "id": 4
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 5
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "files": {
                      "rule": "repeated",
                      "type": "RenderedFile",
                      "id": 7
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "duration": {
                      "type": "double",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 12,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 13,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "FilmJobRequested": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "LongFilmJobRequested": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "JobFinished": {
                  "oneofs": {
                    "_takenAt": {
                      "oneof": [
                        "takenAt"
                      ]
                    },
                    "_partial": {
                      "oneof": [
                        "partial"
                      ]
                    },
                    "_takenLocal": {
                      "oneof": [
                        "takenLocal"
                      ]
                    },
                    "_latitude": {
                      "oneof": [
                        "latitude"
                      ]
                    },
                    "_longitude": {
                      "oneof": [
                        "longitude"
                      ]
                    },
                    "_duration": {
                      "oneof": [
                        "duration"
                      ]
                    },
                    "_originalPlays": {
                      "oneof": [
                        "originalPlays"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "width": {
                      "type": "int32",
                      "id": 3
                    },
                    "height": {
                      "type": "int32",
                      "id": 4
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 5
                    },
                    "takenAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "files": {
                      "rule": "repeated",
                      "type": "RenderedFile",
                      "id": 7
                    },
                    "partial": {
                      "type": "bool",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "latitude": {
                      "type": "double",
                      "id": 12,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "longitude": {
                      "type": "double",
                      "id": 13,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner",
                        "proto3_optional": true
                      }
                    },
                    "duration": {
                      "type": "double",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "originalPlays": {
                      "type": "bool",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "RenderedFile": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    },
                    "width": {
                      "type": "int32",
                      "id": 2
                    },
                    "height": {
                      "type": "int32",
                      "id": 3
                    },
                    "type": {
                      "type": "string",
                      "id": 4
                    },
                    "size": {
                      "type": "int64",
                      "id": 5
                    }
                  }
                },
                "JobFailed": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "PreviewFinished": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "owner": {
                      "type": "string",
                      "id": 2
                    },
                    "thumbhash": {
                      "type": "string",
                      "id": 3
                    },
                    "file": {
                      "type": "RenderedFile",
                      "id": 4
                    }
                  }
                },
                "AvatarRendered": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "avatar": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "AvatarNotRendered": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "avatar": {
                      "type": "string",
                      "id": 2
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "Transcoding": {
                  "methods": {}
                }
              }
            }
          }
        }
      }
    }
  }
};
/** service → its events. */
export const events: Record<string, string[]> = {
  "identity": [
    "Registered",
    "EmailConfirmed",
    "AddressYielded",
    "PasswordChanged",
    "Abandoned",
    "AdminGranted",
    "ConfirmationRequested",
    "RegistrationMailAsked",
    "PasswordResetRequested",
    "AvatarRequested",
    "AvatarChanged",
    "AvatarFailed",
    "AvatarRemoved",
    "SessionStarted",
    "SessionRefreshed",
    "SessionEnded",
    "NameClaimed",
    "NameReleased",
    "MailClaimed",
    "MailReleased"
  ],
  "media": [
    "UploadOpened",
    "UploadPublished",
    "UploadCancelled",
    "UploadClosed",
    "ItemArrived",
    "ItemChecked",
    "ItemRejected",
    "ItemDuplicated",
    "ItemPublished",
    "ItemRendered",
    "ItemThumbnailsRendered",
    "ItemPreviewArrived",
    "ItemPreviewed",
    "ItemFailed",
    "ItemDetailsChanged",
    "ItemAddedToAlbum",
    "ItemRemovedFromAlbum",
    "ItemTrashed",
    "ItemPurged",
    "VideoWatched",
    "AlbumCreated",
    "AlbumDetailsChanged",
    "AlbumCoverChosen",
    "AlbumTrashed",
    "AlbumPurged",
    "AlbumNameClaimed",
    "AlbumNameReleased",
    "SpaceReserved",
    "SpaceSettled",
    "SpaceFreed",
    "OriginalClaimed",
    "OriginalReleased"
  ],
  "social": [
    "ConnectionRequested",
    "ConnectionAccepted",
    "ConnectionDeclined",
    "ConnectionRequestHeldOff",
    "HeldOffRequestCancelled",
    "ConnectionCancelled",
    "ConnectionRemoved",
    "HeartGiven",
    "HeartTaken",
    "CommentSaved",
    "CommentEdited",
    "CommentDeleted",
    "CommentHeartGiven",
    "CommentHeartTaken"
  ],
  "transcoding": [
    "JobRequested",
    "PosterJobRequested",
    "VideoJobRequested",
    "JobThumbnailsFinished",
    "PosterJobFinished",
    "FilmJobRequested",
    "LongFilmJobRequested",
    "JobFinished",
    "JobFailed",
    "PreviewFinished",
    "AvatarRendered",
    "AvatarNotRendered"
  ]
};
