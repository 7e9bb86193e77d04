// Made by scripts/generate.ts.
/** All protos, as `Root.fromJSON` of protobufjs reads them. */
export const messages = {
  "nested": {
    "kloak": {
      "nested": {
        "billing": {
          "nested": {
            "v1": {
              "nested": {
                "Billing": {
                  "methods": {
                    "GetPlan": {
                      "requestType": "GetPlanRequest",
                      "responseType": "GetPlanResponse"
                    },
                    "GetSubscription": {
                      "requestType": "GetSubscriptionRequest",
                      "responseType": "SubscriptionResponse"
                    },
                    "GetPayments": {
                      "requestType": "GetPaymentsRequest",
                      "responseType": "GetPaymentsResponse"
                    },
                    "ChoosePlan": {
                      "requestType": "ChoosePlanRequest",
                      "responseType": "ChoosePlanResponse"
                    },
                    "CancelSubscription": {
                      "requestType": "CancelSubscriptionRequest",
                      "responseType": "SubscriptionResponse"
                    },
                    "KeepPlan": {
                      "requestType": "KeepPlanRequest",
                      "responseType": "SubscriptionResponse"
                    },
                    "OpenPortal": {
                      "requestType": "OpenPortalRequest",
                      "responseType": "OpenPortalResponse"
                    },
                    "GiveSpace": {
                      "requestType": "GiveSpaceRequest",
                      "responseType": "GiveSpaceResponse"
                    },
                    "TakeWebhook": {
                      "requestType": "TakeWebhookRequest",
                      "responseType": "TakeWebhookResponse"
                    },
                    "GetSandboxPage": {
                      "requestType": "GetSandboxPageRequest",
                      "responseType": "SandboxPage"
                    },
                    "SubmitSandboxPage": {
                      "requestType": "SubmitSandboxPageRequest",
                      "responseType": "SandboxPage"
                    }
                  }
                },
                "GetPlanRequest": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetPlanResponse": {
                  "fields": {
                    "plan": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetSubscriptionRequest": {
                  "fields": {}
                },
                "SubscriptionResponse": {
                  "oneofs": {
                    "_periodEnd": {
                      "oneof": [
                        "periodEnd"
                      ]
                    },
                    "_nextPlan": {
                      "oneof": [
                        "nextPlan"
                      ]
                    },
                    "_dueSince": {
                      "oneof": [
                        "dueSince"
                      ]
                    },
                    "_lockedAt": {
                      "oneof": [
                        "lockedAt"
                      ]
                    }
                  },
                  "fields": {
                    "plan": {
                      "type": "string",
                      "id": 1
                    },
                    "periodEnd": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "cancels": {
                      "type": "bool",
                      "id": 3
                    },
                    "nextPlan": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "dueSince": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "lockedAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "sandbox": {
                      "type": "bool",
                      "id": 7
                    },
                    "given": {
                      "type": "bool",
                      "id": 8
                    },
                    "closed": {
                      "type": "bool",
                      "id": 9
                    }
                  }
                },
                "GetPaymentsRequest": {
                  "fields": {}
                },
                "Invoice": {
                  "oneofs": {
                    "_url": {
                      "oneof": [
                        "url"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "cents": {
                      "type": "int32",
                      "id": 2
                    },
                    "status": {
                      "type": "string",
                      "id": 3
                    },
                    "at": {
                      "type": "string",
                      "id": 4
                    },
                    "url": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GetPaymentsResponse": {
                  "oneofs": {
                    "_lastFour": {
                      "oneof": [
                        "lastFour"
                      ]
                    }
                  },
                  "fields": {
                    "invoices": {
                      "rule": "repeated",
                      "type": "Invoice",
                      "id": 1
                    },
                    "lastFour": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ChoosePlanRequest": {
                  "fields": {
                    "plan": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ChoosePlanResponse": {
                  "fields": {
                    "url": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "CancelSubscriptionRequest": {
                  "fields": {}
                },
                "KeepPlanRequest": {
                  "fields": {}
                },
                "OpenPortalRequest": {
                  "fields": {}
                },
                "OpenPortalResponse": {
                  "fields": {
                    "url": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GiveSpaceRequest": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    },
                    "plan": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "GiveSpaceResponse": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "TakeWebhookRequest": {
                  "fields": {
                    "body": {
                      "type": "string",
                      "id": 1
                    },
                    "signature": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "TakeWebhookResponse": {
                  "fields": {
                    "known": {
                      "type": "bool",
                      "id": 1
                    },
                    "passedOver": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "GetSandboxPageRequest": {
                  "fields": {
                    "page": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "SubmitSandboxPageRequest": {
                  "oneofs": {
                    "_confirmed": {
                      "oneof": [
                        "confirmed"
                      ]
                    }
                  },
                  "fields": {
                    "page": {
                      "type": "string",
                      "id": 1
                    },
                    "cardNumber": {
                      "type": "string",
                      "id": 2
                    },
                    "confirmed": {
                      "type": "bool",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SandboxPage": {
                  "oneofs": {
                    "_plan": {
                      "oneof": [
                        "plan"
                      ]
                    },
                    "_fault": {
                      "oneof": [
                        "fault"
                      ]
                    }
                  },
                  "fields": {
                    "plan": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "status": {
                      "type": "string",
                      "id": 2
                    },
                    "returnUrl": {
                      "type": "string",
                      "id": 3
                    },
                    "cancelUrl": {
                      "type": "string",
                      "id": 4
                    },
                    "fault": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SubscriptionState": {
                  "oneofs": {
                    "_nextPlan": {
                      "oneof": [
                        "nextPlan"
                      ]
                    },
                    "_dueSince": {
                      "oneof": [
                        "dueSince"
                      ]
                    },
                    "_lockedAt": {
                      "oneof": [
                        "lockedAt"
                      ]
                    },
                    "_deletion": {
                      "oneof": [
                        "deletion"
                      ]
                    },
                    "_given": {
                      "oneof": [
                        "given"
                      ]
                    },
                    "_endsAt": {
                      "oneof": [
                        "endsAt"
                      ]
                    }
                  },
                  "fields": {
                    "customer": {
                      "type": "string",
                      "id": 1
                    },
                    "subscription": {
                      "type": "string",
                      "id": 2
                    },
                    "plan": {
                      "type": "string",
                      "id": 3
                    },
                    "periodEnd": {
                      "type": "string",
                      "id": 4
                    },
                    "cancels": {
                      "type": "bool",
                      "id": 5
                    },
                    "nextPlan": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "dueSince": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "lockedAt": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "changes": {
                      "type": "int32",
                      "id": 9
                    },
                    "deletion": {
                      "type": "WishedDeletion",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "given": {
                      "type": "string",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "endsAt": {
                      "type": "string",
                      "id": 12,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "WishedDeletion": {
                  "oneofs": {
                    "_nextPlan": {
                      "oneof": [
                        "nextPlan"
                      ]
                    }
                  },
                  "fields": {
                    "at": {
                      "type": "string",
                      "id": 1
                    },
                    "cancelled": {
                      "type": "bool",
                      "id": 2
                    },
                    "nextPlan": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    }
                  }
                },
                "CustomerAssigned": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "PlanStarted": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "PlanSwitched": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "planBefore": {
                      "type": "string",
                      "id": 2
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 3
                    }
                  }
                },
                "PlanEnded": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "planBefore": {
                      "type": "string",
                      "id": 2
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 3
                    }
                  }
                },
                "PlanRenewed": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "CancellationPlanned": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "CancellationWithdrawn": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "DowngradePlanned": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "DowngradeWithdrawn": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "DowngradeRefused": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "refusedPlan": {
                      "type": "string",
                      "id": 2
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 3
                    }
                  }
                },
                "PaymentFailed": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "PaymentSettled": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "UploadsLocked": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "InvoicePaid": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "invoice": {
                      "type": "string",
                      "id": 2
                    },
                    "cents": {
                      "type": "int32",
                      "id": 3
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 4
                    }
                  }
                },
                "RenewalAnnounced": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "SpareSubscriptionFound": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "subscription": {
                      "type": "string",
                      "id": 2
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 3
                    }
                  }
                },
                "DifferenceSeen": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "SpaceGiven": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 3
                    }
                  }
                },
                "AccountDeletionPlanned": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "AccountDeletionWithdrawn": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "CustomerForgotten": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SubscriptionState",
                      "id": 2
                    }
                  }
                },
                "CustomerNoted": {
                  "fields": {
                    "customer": {
                      "type": "string",
                      "id": 1
                    },
                    "member": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "AccountNoted": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "SandboxCard": {
                  "fields": {
                    "lastFour": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "SandboxSubscription": {
                  "oneofs": {
                    "_retryAt": {
                      "oneof": [
                        "retryAt"
                      ]
                    },
                    "_announced": {
                      "oneof": [
                        "announced"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "plan": {
                      "type": "string",
                      "id": 2
                    },
                    "status": {
                      "type": "string",
                      "id": 3
                    },
                    "startedAt": {
                      "type": "string",
                      "id": 4
                    },
                    "periodEnd": {
                      "type": "string",
                      "id": 5
                    },
                    "cancels": {
                      "type": "bool",
                      "id": 6
                    },
                    "retryAt": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "attempts": {
                      "type": "int32",
                      "id": 8
                    },
                    "announced": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SandboxSession": {
                  "oneofs": {
                    "_plan": {
                      "oneof": [
                        "plan"
                      ]
                    },
                    "_lastFour": {
                      "oneof": [
                        "lastFour"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "plan": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "returnUrl": {
                      "type": "string",
                      "id": 3
                    },
                    "cancelUrl": {
                      "type": "string",
                      "id": 4
                    },
                    "status": {
                      "type": "string",
                      "id": 5
                    },
                    "openedAt": {
                      "type": "string",
                      "id": 6
                    },
                    "lastFour": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SandboxInvoice": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "subscription": {
                      "type": "string",
                      "id": 2
                    },
                    "cents": {
                      "type": "int32",
                      "id": 3
                    },
                    "status": {
                      "type": "string",
                      "id": 4
                    },
                    "at": {
                      "type": "string",
                      "id": 5
                    },
                    "plan": {
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "SandboxState": {
                  "oneofs": {
                    "_card": {
                      "oneof": [
                        "card"
                      ]
                    }
                  },
                  "fields": {
                    "customer": {
                      "type": "string",
                      "id": 1
                    },
                    "card": {
                      "type": "SandboxCard",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "subscriptions": {
                      "rule": "repeated",
                      "type": "SandboxSubscription",
                      "id": 3
                    },
                    "sessions": {
                      "rule": "repeated",
                      "type": "SandboxSession",
                      "id": 4
                    },
                    "invoices": {
                      "rule": "repeated",
                      "type": "SandboxInvoice",
                      "id": 5
                    }
                  }
                },
                "SandboxNotice": {
                  "fields": {
                    "kind": {
                      "type": "string",
                      "id": 1
                    },
                    "object": {
                      "type": "string",
                      "id": 2
                    },
                    "cents": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "SandboxMoved": {
                  "fields": {
                    "customer": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "SandboxState",
                      "id": 2
                    },
                    "notices": {
                      "rule": "repeated",
                      "type": "SandboxNotice",
                      "id": 3
                    }
                  }
                }
              }
            }
          }
        },
        "chat": {
          "nested": {
            "v1": {
              "nested": {
                "Chat": {
                  "methods": {
                    "ListRooms": {
                      "requestType": "ListRoomsRequest",
                      "responseType": "ListRoomsResponse"
                    },
                    "FindRooms": {
                      "requestType": "FindRoomsRequest",
                      "responseType": "FindRoomsResponse"
                    },
                    "ListUnread": {
                      "requestType": "ListRoomsRequest",
                      "responseType": "ListUnreadResponse"
                    },
                    "ListMessages": {
                      "requestType": "ListMessagesRequest",
                      "responseType": "ConversationResponse"
                    },
                    "OpenPair": {
                      "requestType": "OpenPairRequest",
                      "responseType": "ConversationResponse"
                    },
                    "CreateGroup": {
                      "requestType": "CreateGroupRequest",
                      "responseType": "RoomResponse"
                    },
                    "RenameGroup": {
                      "requestType": "RenameGroupRequest",
                      "responseType": "RoomResponse"
                    },
                    "AddToGroup": {
                      "requestType": "AddToGroupRequest",
                      "responseType": "RoomResponse"
                    },
                    "RemoveFromGroup": {
                      "requestType": "RemoveFromGroupRequest",
                      "responseType": "RoomResponse"
                    },
                    "LeaveGroup": {
                      "requestType": "LeaveGroupRequest",
                      "responseType": "LeaveGroupResponse"
                    },
                    "SendMessage": {
                      "requestType": "SendMessageRequest",
                      "responseType": "SendMessageResponse"
                    },
                    "DeleteMessage": {
                      "requestType": "DeleteMessageRequest",
                      "responseType": "DeleteMessageResponse"
                    },
                    "GetWriter": {
                      "requestType": "GetWriterRequest",
                      "responseType": "GetWriterResponse"
                    },
                    "MarkRead": {
                      "requestType": "MarkReadRequest",
                      "responseType": "MarkReadResponse"
                    },
                    "TellWriting": {
                      "requestType": "TellWritingRequest",
                      "responseType": "TellWritingResponse"
                    },
                    "GetSettings": {
                      "requestType": "GetSettingsRequest",
                      "responseType": "SettingsResponse"
                    },
                    "ChangeSettings": {
                      "requestType": "ChangeSettingsRequest",
                      "responseType": "SettingsResponse"
                    },
                    "FindRecipients": {
                      "requestType": "FindRecipientsRequest",
                      "responseType": "FindRecipientsResponse"
                    },
                    "ListMessagesOf": {
                      "requestType": "ListMessagesOfRequest",
                      "responseType": "ListMessagesOfResponse"
                    }
                  }
                },
                "Profile": {
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
                    }
                  }
                },
                "Message": {
                  "oneofs": {
                    "_to": {
                      "oneof": [
                        "to"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "room": {
                      "type": "string",
                      "id": 2
                    },
                    "seq": {
                      "type": "int32",
                      "id": 3
                    },
                    "writer": {
                      "type": "Profile",
                      "id": 4
                    },
                    "to": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "body": {
                      "type": "string",
                      "id": 6
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 7
                    },
                    "deleted": {
                      "type": "bool",
                      "id": 8
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 9
                    }
                  }
                },
                "Room": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "name": {
                      "type": "string",
                      "id": 3
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 4
                    },
                    "unread": {
                      "type": "int32",
                      "id": 5
                    },
                    "last": {
                      "type": "Message",
                      "id": 6
                    },
                    "readOnly": {
                      "type": "bool",
                      "id": 7
                    }
                  }
                },
                "ListRoomsRequest": {
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
                "ListRoomsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "rooms": {
                      "rule": "repeated",
                      "type": "Room",
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
                    },
                    "unwritten": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 4
                    }
                  }
                },
                "FindRoomsRequest": {
                  "fields": {
                    "query": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "FindRoomsResponse": {
                  "fields": {
                    "rooms": {
                      "rule": "repeated",
                      "type": "Room",
                      "id": 1
                    }
                  }
                },
                "UnreadRoom": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "unread": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "ListUnreadResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "rooms": {
                      "rule": "repeated",
                      "type": "UnreadRoom",
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
                "ListMessagesRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
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
                "OpenPairRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "other": {
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
                "ConversationResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
                      "type": "Room",
                      "id": 1
                    },
                    "messages": {
                      "rule": "repeated",
                      "type": "Message",
                      "id": 2
                    },
                    "total": {
                      "type": "int32",
                      "id": 3
                    },
                    "next": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "receipts": {
                      "rule": "repeated",
                      "type": "Receipt",
                      "id": 5
                    }
                  }
                },
                "Receipt": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "seq": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "CreateGroupRequest": {
                  "fields": {
                    "name": {
                      "type": "string",
                      "id": 1
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RenameGroupRequest": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "AddToGroupRequest": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RoomResponse": {
                  "fields": {
                    "room": {
                      "type": "Room",
                      "id": 1
                    }
                  }
                },
                "RemoveFromGroupRequest": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "removed": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "LeaveGroupRequest": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "LeaveGroupResponse": {
                  "fields": {}
                },
                "SendMessageRequest": {
                  "oneofs": {
                    "_room": {
                      "oneof": [
                        "room"
                      ]
                    },
                    "_to": {
                      "oneof": [
                        "to"
                      ]
                    },
                    "_clientId": {
                      "oneof": [
                        "clientId"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "to": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "body": {
                      "type": "string",
                      "id": 3
                    },
                    "clientId": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
                    },
                    "grants": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "SendMessageResponse": {
                  "fields": {
                    "message": {
                      "type": "Message",
                      "id": 1
                    }
                  }
                },
                "DeleteMessageRequest": {
                  "fields": {
                    "message": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "DeleteMessageResponse": {
                  "fields": {}
                },
                "GetWriterRequest": {
                  "fields": {
                    "message": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetWriterResponse": {
                  "fields": {
                    "writer": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "MarkReadRequest": {
                  "oneofs": {
                    "_seq": {
                      "oneof": [
                        "seq"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "seq": {
                      "type": "int32",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "MarkReadResponse": {
                  "fields": {}
                },
                "TellWritingRequest": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "TellWritingResponse": {
                  "fields": {}
                },
                "GetSettingsRequest": {
                  "fields": {}
                },
                "ChangeSettingsRequest": {
                  "oneofs": {
                    "_receipts": {
                      "oneof": [
                        "receipts"
                      ]
                    },
                    "_typing": {
                      "oneof": [
                        "typing"
                      ]
                    }
                  },
                  "fields": {
                    "receipts": {
                      "type": "bool",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "typing": {
                      "type": "bool",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SettingsResponse": {
                  "fields": {
                    "receipts": {
                      "type": "bool",
                      "id": 1
                    },
                    "typing": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "FindRecipientsRequest": {
                  "fields": {
                    "query": {
                      "type": "string",
                      "id": 1
                    },
                    "without": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "FindRecipientsResponse": {
                  "fields": {
                    "profiles": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 1
                    }
                  }
                },
                "ListMessagesOfRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "before": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "OwnMessage": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "roomName": {
                      "type": "string",
                      "id": 2
                    },
                    "with": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "body": {
                      "type": "string",
                      "id": 5
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 6
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 7
                    }
                  }
                },
                "ListMessagesOfResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "messages": {
                      "rule": "repeated",
                      "type": "OwnMessage",
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
                "RoomOpened": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "RoomNamed": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    },
                    "name": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "(kloak.platform.v1.personal)": "by"
                      }
                    }
                  }
                },
                "MembersAdded": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    },
                    "added": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "MemberLeft": {
                  "oneofs": {
                    "_by": {
                      "oneof": [
                        "by"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "who": {
                      "type": "string",
                      "id": 5
                    },
                    "by": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GrantedItem": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "narrowed": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "MessageSent": {
                  "oneofs": {
                    "_clientId": {
                      "oneof": [
                        "clientId"
                      ]
                    }
                  },
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "isGroup": {
                      "type": "bool",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int32",
                      "id": 4
                    },
                    "writer": {
                      "type": "string",
                      "id": 5
                    },
                    "body": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "(kloak.platform.v1.personal)": "writer"
                      }
                    },
                    "clientId": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 8
                    },
                    "grants": {
                      "rule": "repeated",
                      "type": "GrantedItem",
                      "id": 9
                    }
                  }
                },
                "MessageDeleted": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "seq": {
                      "type": "int32",
                      "id": 2
                    },
                    "writer": {
                      "type": "string",
                      "id": 3
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "RoomRead": {
                  "fields": {
                    "room": {
                      "type": "string",
                      "id": 1
                    },
                    "who": {
                      "type": "string",
                      "id": 2
                    },
                    "seq": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "ChatSettingsChanged": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "receipts": {
                      "type": "bool",
                      "id": 2
                    },
                    "typing": {
                      "type": "bool",
                      "id": 3
                    }
                  }
                }
              }
            }
          }
        },
        "groups": {
          "nested": {
            "v1": {
              "nested": {
                "GroupState": {
                  "oneofs": {
                    "_trashedAt": {
                      "oneof": [
                        "trashedAt"
                      ]
                    },
                    "_banner": {
                      "oneof": [
                        "banner"
                      ]
                    },
                    "_askedBanner": {
                      "oneof": [
                        "askedBanner"
                      ]
                    }
                  },
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "admins": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "invited": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    },
                    "requests": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
                    },
                    "blocked": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 6
                    },
                    "recent": {
                      "rule": "repeated",
                      "type": "RecentRequests",
                      "id": 7
                    },
                    "hidden": {
                      "type": "bool",
                      "id": 8
                    },
                    "trashedAt": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "purged": {
                      "type": "bool",
                      "id": 10
                    },
                    "banner": {
                      "type": "Banner",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "askedBanner": {
                      "type": "Banner",
                      "id": 12,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GroupStateInBrief": {
                  "fields": {
                    "state": {
                      "type": "GroupState",
                      "id": 1
                    },
                    "memberCount": {
                      "type": "int32",
                      "id": 2
                    },
                    "since": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "Banner": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RecentRequests": {
                  "fields": {
                    "who": {
                      "type": "string",
                      "id": 1
                    },
                    "times": {
                      "type": "int32",
                      "id": 2
                    },
                    "until": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GroupCreated": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "name": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "by"
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "by"
                      }
                    }
                  }
                },
                "GroupDetailsChanged": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    },
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
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "name": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "by",
                        "proto3_optional": true
                      }
                    },
                    "description": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "by",
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GroupBannerRequested": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "banner": {
                      "type": "string",
                      "id": 4
                    },
                    "item": {
                      "type": "string",
                      "id": 5
                    },
                    "narrowed": {
                      "type": "int32",
                      "id": 6
                    }
                  }
                },
                "GroupBannerChanged": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    },
                    "_former": {
                      "oneof": [
                        "former"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "former": {
                      "type": "Banner",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GroupBannerFailed": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "reason": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GroupBannerRemoved": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    },
                    "_former": {
                      "oneof": [
                        "former"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "former": {
                      "type": "Banner",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ProfilesInvited": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "profiles": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "InvitesWithdrawn": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "profiles": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "InviteAccepted": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "InviteRejected": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "MembershipRequested": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RequestCancelled": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RequestAccepted": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "RequestDeclined": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "MemberLeft": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    },
                    "_removesPosts": {
                      "oneof": [
                        "removesPosts"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "removesPosts": {
                      "type": "bool",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "MemberRemoved": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "AdminAdded": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "AdminRemoved": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "GroupHandedOver": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "ProfileBlocked": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "ProfileUnblocked": {
                  "oneofs": {
                    "_brief": {
                      "oneof": [
                        "brief"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "brief": {
                      "type": "GroupStateInBrief",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "GroupTrashed": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GroupRestored": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GroupPurged": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "GroupState",
                      "id": 2
                    }
                  }
                },
                "AttachedItem": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "narrowed": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "PostCreated": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2
                    },
                    "author": {
                      "type": "string",
                      "id": 3
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "AttachedItem",
                      "id": 4
                    },
                    "text": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "author"
                      }
                    },
                    "album": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "mentions": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 7
                    }
                  }
                },
                "PostEdited": {
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2
                    },
                    "author": {
                      "type": "string",
                      "id": 3
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "AttachedItem",
                      "id": 4
                    },
                    "text": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "(kloak.platform.v1.personal)": "author"
                      }
                    },
                    "edits": {
                      "type": "int32",
                      "id": 6
                    },
                    "mentions": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 7
                    }
                  }
                },
                "PostDeleted": {
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2
                    },
                    "author": {
                      "type": "string",
                      "id": 3
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "AttachedItem",
                      "id": 4
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    },
                    "mentions": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 6
                    }
                  }
                },
                "GroupRead": {
                  "oneofs": {
                    "_seq": {
                      "oneof": [
                        "seq"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "who": {
                      "type": "string",
                      "id": 2
                    },
                    "readTo": {
                      "type": "string",
                      "id": 3
                    },
                    "seq": {
                      "type": "int64",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Groups": {
                  "methods": {
                    "ListGroups": {
                      "requestType": "ListGroupsRequest",
                      "responseType": "ListGroupsResponse"
                    },
                    "ListGroupsById": {
                      "requestType": "ListGroupsByIdRequest",
                      "responseType": "ListGroupsByIdResponse"
                    },
                    "CountInvites": {
                      "requestType": "CountInvitesRequest",
                      "responseType": "CountInvitesResponse"
                    },
                    "GetGroup": {
                      "requestType": "GetGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "ListMembers": {
                      "requestType": "ListMembersRequest",
                      "responseType": "ListMembersResponse"
                    },
                    "CreateGroup": {
                      "requestType": "CreateGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "ChangeGroup": {
                      "requestType": "ChangeGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "MayFetchBanner": {
                      "requestType": "MayFetchBannerRequest",
                      "responseType": "MayFetchBannerResponse"
                    },
                    "TrashGroup": {
                      "requestType": "TrashGroupRequest",
                      "responseType": "TrashGroupResponse"
                    },
                    "RestoreGroup": {
                      "requestType": "GetGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "ChangeInvites": {
                      "requestType": "ChangeInvitesRequest",
                      "responseType": "GroupResponse"
                    },
                    "AcceptInvite": {
                      "requestType": "GetGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "RejectInvite": {
                      "requestType": "GetGroupRequest",
                      "responseType": "RejectInviteResponse"
                    },
                    "RequestMembership": {
                      "requestType": "GetGroupRequest",
                      "responseType": "RequestMembershipResponse"
                    },
                    "CancelRequest": {
                      "requestType": "GetGroupRequest",
                      "responseType": "CancelRequestResponse"
                    },
                    "DeclineRequest": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "AcceptRequest": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "LeaveGroup": {
                      "requestType": "LeaveGroupRequest",
                      "responseType": "GroupResponse"
                    },
                    "RemoveMember": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "GiveAdmin": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "TakeAdmin": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "HandOver": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "BlockProfile": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "UnblockProfile": {
                      "requestType": "MemberRequest",
                      "responseType": "GroupResponse"
                    },
                    "SearchGroups": {
                      "requestType": "SearchGroupsRequest",
                      "responseType": "SearchGroupsResponse"
                    },
                    "ListHistory": {
                      "requestType": "ListHistoryRequest",
                      "responseType": "ListHistoryResponse"
                    },
                    "FindInvitable": {
                      "requestType": "FindInvitableRequest",
                      "responseType": "FindInvitableResponse"
                    },
                    "ListPosts": {
                      "requestType": "ListPostsRequest",
                      "responseType": "ListPostsResponse"
                    },
                    "MarkRead": {
                      "requestType": "MarkReadRequest",
                      "responseType": "MarkReadResponse"
                    },
                    "GetPost": {
                      "requestType": "PostRequest",
                      "responseType": "PostResponse"
                    },
                    "CreatePost": {
                      "requestType": "CreatePostRequest",
                      "responseType": "PostResponse"
                    },
                    "EditPost": {
                      "requestType": "EditPostRequest",
                      "responseType": "PostResponse"
                    },
                    "DeletePost": {
                      "requestType": "PostRequest",
                      "responseType": "DeletePostResponse"
                    },
                    "ListGroupsOf": {
                      "requestType": "ListGroupsOfRequest",
                      "responseType": "ListGroupsByIdResponse"
                    }
                  }
                },
                "Profile": {
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
                    }
                  }
                },
                "Card": {
                  "oneofs": {
                    "_banner": {
                      "oneof": [
                        "banner"
                      ]
                    },
                    "_newPosts": {
                      "oneof": [
                        "newPosts"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2
                    },
                    "description": {
                      "type": "string",
                      "id": 3
                    },
                    "memberCount": {
                      "type": "int32",
                      "id": 4
                    },
                    "banner": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "newPosts": {
                      "type": "int32",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "newest": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 7
                    }
                  }
                },
                "Standing": {
                  "fields": {
                    "isMember": {
                      "type": "bool",
                      "id": 1
                    },
                    "isAdmin": {
                      "type": "bool",
                      "id": 2
                    },
                    "isOwner": {
                      "type": "bool",
                      "id": 3
                    },
                    "isInvited": {
                      "type": "bool",
                      "id": 4
                    },
                    "isRequester": {
                      "type": "bool",
                      "id": 5
                    }
                  }
                },
                "Insight": {
                  "fields": {
                    "hidden": {
                      "type": "bool",
                      "id": 1
                    },
                    "owner": {
                      "type": "Profile",
                      "id": 2
                    },
                    "admins": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 3
                    },
                    "members": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 4
                    }
                  }
                },
                "Management": {
                  "fields": {
                    "invited": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 1
                    },
                    "requests": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 2
                    },
                    "blocked": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 3
                    }
                  }
                },
                "Group": {
                  "fields": {
                    "card": {
                      "type": "Card",
                      "id": 1
                    },
                    "standing": {
                      "type": "Standing",
                      "id": 2
                    },
                    "insight": {
                      "type": "Insight",
                      "id": 3
                    },
                    "management": {
                      "type": "Management",
                      "id": 4
                    }
                  }
                },
                "GroupResponse": {
                  "fields": {
                    "group": {
                      "type": "Group",
                      "id": 1
                    }
                  }
                },
                "ListGroupsRequest": {
                  "fields": {}
                },
                "TrashedGroup": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2
                    },
                    "endsAt": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ListGroupsResponse": {
                  "fields": {
                    "groups": {
                      "rule": "repeated",
                      "type": "Card",
                      "id": 1
                    },
                    "invites": {
                      "rule": "repeated",
                      "type": "Card",
                      "id": 2
                    },
                    "trashed": {
                      "rule": "repeated",
                      "type": "TrashedGroup",
                      "id": 3
                    }
                  }
                },
                "ListGroupsByIdRequest": {
                  "fields": {
                    "groups": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListGroupsByIdResponse": {
                  "fields": {
                    "groups": {
                      "rule": "repeated",
                      "type": "Card",
                      "id": 1
                    }
                  }
                },
                "CountInvitesRequest": {
                  "fields": {}
                },
                "CountInvitesResponse": {
                  "fields": {
                    "count": {
                      "type": "int32",
                      "id": 1
                    }
                  }
                },
                "GetGroupRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListMembersRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
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
                "ListMembersResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "members": {
                      "rule": "repeated",
                      "type": "Profile",
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
                "CreateGroupRequest": {
                  "fields": {
                    "name": {
                      "type": "string",
                      "id": 1
                    },
                    "description": {
                      "type": "string",
                      "id": 2
                    },
                    "invited": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "ChangeGroupRequest": {
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
                    },
                    "_hidden": {
                      "oneof": [
                        "hidden"
                      ]
                    },
                    "_image": {
                      "oneof": [
                        "image"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
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
                    "hidden": {
                      "type": "bool",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "image": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "MayFetchBannerRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "banner": {
                      "type": "string",
                      "id": 2
                    },
                    "size": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "MayFetchBannerResponse": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "TrashGroupRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "name": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "TrashGroupResponse": {
                  "fields": {}
                },
                "ChangeInvitesRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "invite": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    },
                    "withdraw": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "RejectInviteResponse": {
                  "fields": {}
                },
                "RequestMembershipResponse": {
                  "fields": {
                    "isRequesting": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "CancelRequestResponse": {
                  "fields": {}
                },
                "LeaveGroupRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "removePosts": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "MemberRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "profile": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "SearchGroupsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "text": {
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
                "SearchGroupsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "groups": {
                      "rule": "repeated",
                      "type": "Card",
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
                "ListHistoryRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
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
                "HistoryEntry": {
                  "oneofs": {
                    "_who": {
                      "oneof": [
                        "who"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "act": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "Profile",
                      "id": 3
                    },
                    "who": {
                      "type": "Profile",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "at": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "ListHistoryResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "entries": {
                      "rule": "repeated",
                      "type": "HistoryEntry",
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
                "FindInvitableRequest": {
                  "oneofs": {
                    "_group": {
                      "oneof": [
                        "group"
                      ]
                    }
                  },
                  "fields": {
                    "query": {
                      "type": "string",
                      "id": 1
                    },
                    "without": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    },
                    "group": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "FindInvitableResponse": {
                  "fields": {
                    "profiles": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 1
                    }
                  }
                },
                "Post": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2
                    },
                    "author": {
                      "type": "Profile",
                      "id": 3
                    },
                    "text": {
                      "type": "string",
                      "id": 4
                    },
                    "createdAt": {
                      "type": "string",
                      "id": 5
                    },
                    "edited": {
                      "type": "bool",
                      "id": 6
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 7
                    },
                    "album": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListPostsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
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
                "ListPostsResponse": {
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
                    },
                    "seen": {
                      "type": "int64",
                      "id": 4
                    }
                  }
                },
                "MarkReadRequest": {
                  "oneofs": {
                    "_seen": {
                      "oneof": [
                        "seen"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "readTo": {
                      "type": "string",
                      "id": 2
                    },
                    "seen": {
                      "type": "int64",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "MarkReadResponse": {
                  "fields": {}
                },
                "PostRequest": {
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "PostResponse": {
                  "fields": {
                    "post": {
                      "type": "Post",
                      "id": 1
                    }
                  }
                },
                "CreatePostRequest": {
                  "oneofs": {
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    }
                  },
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "text": {
                      "type": "string",
                      "id": 2
                    },
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "album": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "EditPostRequest": {
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    },
                    "text": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "DeletePostResponse": {
                  "fields": {}
                },
                "ListGroupsOfRequest": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    }
                  }
                }
              }
            }
          }
        },
        "identity": {
          "nested": {
            "v1": {
              "nested": {
                "Registered": {
                  "oneofs": {
                    "_invite": {
                      "oneof": [
                        "invite"
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
                    },
                    "invite": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "EmailConfirmed": {
                  "oneofs": {
                    "_invite": {
                      "oneof": [
                        "invite"
                      ]
                    }
                  },
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "invite": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
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
                "HelpSeen": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "help": {
                      "type": "string",
                      "id": 2
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
                "DeletionAsked": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "deletesAt": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "DeletionWithdrawn": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AccountDeleted": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "asked": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "AdminAdded": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    },
                    "admins": {
                      "rule": "repeated",
                      "type": "ListedAdmin",
                      "id": 3
                    },
                    "leaving": {
                      "rule": "repeated",
                      "type": "LeavingAccount",
                      "id": 4
                    }
                  }
                },
                "AdminRemoved": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    },
                    "admins": {
                      "rule": "repeated",
                      "type": "ListedAdmin",
                      "id": 3
                    },
                    "leaving": {
                      "rule": "repeated",
                      "type": "LeavingAccount",
                      "id": 4
                    }
                  }
                },
                "LeavingChanged": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "admins": {
                      "rule": "repeated",
                      "type": "ListedAdmin",
                      "id": 2
                    },
                    "leaving": {
                      "rule": "repeated",
                      "type": "LeavingAccount",
                      "id": 3
                    }
                  }
                },
                "LeavingAccount": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "deletesAt": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ListedAdmin": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "by": {
                      "type": "string",
                      "id": 2
                    },
                    "since": {
                      "type": "string",
                      "id": 3
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
                  "oneofs": {
                    "_square": {
                      "oneof": [
                        "square"
                      ]
                    }
                  },
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
                    },
                    "square": {
                      "type": "AvatarSquare",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "AvatarSquare": {
                  "fields": {
                    "left": {
                      "type": "double",
                      "id": 1
                    },
                    "top": {
                      "type": "double",
                      "id": 2
                    },
                    "side": {
                      "type": "double",
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
                  "oneofs": {
                    "_passwordSecret": {
                      "oneof": [
                        "passwordSecret"
                      ]
                    }
                  },
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
                    },
                    "passwordSecret": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SessionRefreshed": {
                  "oneofs": {
                    "_passwordSecret": {
                      "oneof": [
                        "passwordSecret"
                      ]
                    }
                  },
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
                    },
                    "passwordSecret": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
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
                    "ENDED_BY_OWNER": 5,
                    "ACCOUNT_DELETED": 6,
                    "INACTIVE": 7
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
                      "responseType": "RegisterResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "ReadInvite": {
                      "requestType": "ReadInviteRequest",
                      "responseType": "ReadInviteResponse"
                    },
                    "SignIn": {
                      "requestType": "SignInRequest",
                      "responseType": "SignInResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "RefreshSession": {
                      "requestType": "RefreshSessionRequest",
                      "responseType": "RefreshSessionResponse"
                    },
                    "GetSessionEnd": {
                      "requestType": "GetSessionEndRequest",
                      "responseType": "GetSessionEndResponse"
                    },
                    "SignOut": {
                      "requestType": "SignOutRequest",
                      "responseType": "SignOutResponse"
                    },
                    "VerifyEmail": {
                      "requestType": "VerifyEmailRequest",
                      "responseType": "VerifyEmailResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
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
                      "responseType": "ResetPasswordResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
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
                      "responseType": "ChangePasswordResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "ProvePassword": {
                      "requestType": "ProvePasswordRequest",
                      "responseType": "ProvePasswordResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "DeleteAccount": {
                      "requestType": "DeleteAccountRequest",
                      "responseType": "DeleteAccountResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "KeepAccount": {
                      "requestType": "KeepAccountRequest",
                      "responseType": "KeepAccountResponse"
                    },
                    "GetAccount": {
                      "requestType": "GetAccountRequest",
                      "responseType": "GetAccountResponse"
                    },
                    "NoteHelpSeen": {
                      "requestType": "NoteHelpSeenRequest",
                      "responseType": "NoteHelpSeenResponse"
                    },
                    "ChangeAvatar": {
                      "requestType": "ChangeAvatarRequest",
                      "responseType": "ChangeAvatarResponse"
                    },
                    "RemoveAvatar": {
                      "requestType": "RemoveAvatarRequest",
                      "responseType": "RemoveAvatarResponse"
                    },
                    "GiveAdminRights": {
                      "requestType": "AdminRightsRequest",
                      "responseType": "AdminRightsResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "RevokeAdminRights": {
                      "requestType": "AdminRightsRequest",
                      "responseType": "AdminRightsResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "ListAdmins": {
                      "requestType": "ListAdminsRequest",
                      "responseType": "ListAdminsResponse"
                    },
                    "MayOperate": {
                      "requestType": "MayOperateRequest",
                      "responseType": "MayOperateResponse"
                    },
                    "GetSigningKeys": {
                      "requestType": "GetSigningKeysRequest",
                      "responseType": "GetSigningKeysResponse"
                    },
                    "GetServiceToken": {
                      "requestType": "GetServiceTokenRequest",
                      "responseType": "GetServiceTokenResponse"
                    }
                  }
                },
                "RegisterRequest": {
                  "oneofs": {
                    "_invite": {
                      "oneof": [
                        "invite"
                      ]
                    },
                    "_terms": {
                      "oneof": [
                        "terms"
                      ]
                    }
                  },
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
                    },
                    "invite": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "terms": {
                      "type": "bool",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
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
                "ReadInviteRequest": {
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ReadInviteResponse": {
                  "oneofs": {
                    "_invite": {
                      "oneof": [
                        "invite"
                      ]
                    }
                  },
                  "fields": {
                    "invite": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
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
                    },
                    "isKnownBrowser": {
                      "type": "bool",
                      "id": 5
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
                    },
                    "endsAt": {
                      "type": "string",
                      "id": 5
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
                "GetSessionEndRequest": {
                  "fields": {
                    "session": {
                      "type": "string",
                      "id": 1
                    },
                    "account": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "GetSessionEndResponse": {
                  "oneofs": {
                    "_reason": {
                      "oneof": [
                        "reason"
                      ]
                    }
                  },
                  "fields": {
                    "reason": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
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
                "ProvePasswordRequest": {
                  "fields": {
                    "password": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ProvePasswordResponse": {
                  "fields": {}
                },
                "DeleteAccountRequest": {
                  "fields": {
                    "password": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "DeleteAccountResponse": {
                  "fields": {
                    "deletesAt": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "KeepAccountRequest": {
                  "fields": {}
                },
                "KeepAccountResponse": {
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
                    },
                    "_device": {
                      "oneof": [
                        "device"
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
                    },
                    "device": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "VerifyEmailResponse": {
                  "oneofs": {
                    "_email": {
                      "oneof": [
                        "email"
                      ]
                    },
                    "_username": {
                      "oneof": [
                        "username"
                      ]
                    }
                  },
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "needsPassword": {
                      "type": "bool",
                      "id": 2
                    },
                    "email": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "username": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "tokens": {
                      "type": "SessionTokens",
                      "id": 5
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
                    },
                    "email": {
                      "type": "string",
                      "id": 2
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
                    },
                    "_deletesAt": {
                      "oneof": [
                        "deletesAt"
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
                    },
                    "seenHelp": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 9
                    },
                    "deletesAt": {
                      "type": "string",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "NoteHelpSeenRequest": {
                  "fields": {
                    "help": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "NoteHelpSeenResponse": {
                  "fields": {}
                },
                "ChangeAvatarRequest": {
                  "oneofs": {
                    "_square": {
                      "oneof": [
                        "square"
                      ]
                    }
                  },
                  "fields": {
                    "avatar": {
                      "type": "string",
                      "id": 1
                    },
                    "square": {
                      "type": "AvatarSquare",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
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
                },
                "GetServiceTokenRequest": {
                  "fields": {}
                },
                "GetServiceTokenResponse": {
                  "fields": {
                    "accessToken": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "AdminRightsRequest": {
                  "oneofs": {
                    "_password": {
                      "oneof": [
                        "password"
                      ]
                    }
                  },
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    },
                    "password": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "AdminRightsResponse": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListAdminsRequest": {
                  "fields": {}
                },
                "ListAdminsResponse": {
                  "fields": {
                    "admins": {
                      "rule": "repeated",
                      "type": "Admin",
                      "id": 1
                    },
                    "changes": {
                      "rule": "repeated",
                      "type": "AdminChange",
                      "id": 2
                    },
                    "passwordNeeded": {
                      "type": "bool",
                      "id": 3
                    }
                  }
                },
                "MayOperateRequest": {
                  "fields": {}
                },
                "MayOperateResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "Admin": {
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
                    "since": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "AdminChange": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
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
                    },
                    "given": {
                      "type": "bool",
                      "id": 5
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
                    },
                    "_chosenAt": {
                      "oneof": [
                        "chosenAt"
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
                    },
                    "chosenAt": {
                      "type": "string",
                      "id": 13,
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
                    },
                    "_soundMissing": {
                      "oneof": [
                        "soundMissing"
                      ]
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
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
                    "soundMissing": {
                      "type": "bool",
                      "id": 15,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "albums": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 14
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 16,
                      "options": {
                        "proto3_optional": true
                      }
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
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
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
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 16,
                      "options": {
                        "proto3_optional": true
                      }
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
                "ItemTriedAgain": {
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
                    "kind": {
                      "type": "ItemKind",
                      "id": 5
                    },
                    "fileName": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "(kloak.platform.v1.personal)": "owner"
                      }
                    }
                  }
                },
                "ItemDetailsChanged": {
                  "oneofs": {
                    "_categoryBefore": {
                      "oneof": [
                        "categoryBefore"
                      ]
                    },
                    "_sharedAgain": {
                      "oneof": [
                        "sharedAgain"
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
                    },
                    "categoryBefore": {
                      "type": "string",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "sharedAgain": {
                      "type": "bool",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
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
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
                      ]
                    },
                    "_chosenAt": {
                      "oneof": [
                        "chosenAt"
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
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "chosenAt": {
                      "type": "string",
                      "id": 9,
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
                  "oneofs": {
                    "_size": {
                      "oneof": [
                        "size"
                      ]
                    },
                    "_trashedAt": {
                      "oneof": [
                        "trashedAt"
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
                    },
                    "size": {
                      "type": "int64",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "trashedAt": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "category": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ItemRestored": {
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
                    },
                    "_category": {
                      "oneof": [
                        "category"
                      ]
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
                      ]
                    },
                    "_chosenAt": {
                      "oneof": [
                        "chosenAt"
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
                    },
                    "size": {
                      "type": "int64",
                      "id": 6
                    },
                    "takenLocal": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "publishedAt": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "category": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "chosenAt": {
                      "type": "string",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ItemPurged": {
                  "oneofs": {
                    "_trashedAt": {
                      "oneof": [
                        "trashedAt"
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
                    },
                    "trashedAt": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
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
                "DownloadsAllowed": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "DownloadsWithdrawn": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
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
                    },
                    "limitAfter": {
                      "type": "SpaceLimit",
                      "id": 7
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
                    },
                    "limitAfter": {
                      "type": "SpaceLimit",
                      "id": 8
                    }
                  }
                },
                "SpaceLimited": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "limitAfter": {
                      "type": "SpaceLimit",
                      "id": 2
                    },
                    "reservedAfter": {
                      "type": "int64",
                      "id": 3
                    },
                    "usedAfter": {
                      "type": "int64",
                      "id": 4
                    },
                    "openAfter": {
                      "rule": "repeated",
                      "type": "Reservation",
                      "id": 5
                    }
                  }
                },
                "SpaceLimit": {
                  "fields": {
                    "maxBytes": {
                      "type": "int64",
                      "id": 1
                    },
                    "ofChanges": {
                      "type": "int32",
                      "id": 2
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
                    },
                    "limitAfter": {
                      "type": "SpaceLimit",
                      "id": 7
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
                "ExportStatus": {
                  "values": {
                    "EXPORT_STATUS_UNSPECIFIED": 0,
                    "MAKING": 1,
                    "COMPLETE": 2,
                    "UNFINISHED": 3,
                    "EXPIRED": 4
                  }
                },
                "ExportStage": {
                  "values": {
                    "EXPORT_STAGE_UNSPECIFIED": 0,
                    "PEOPLE": 1,
                    "ALBUMS": 2,
                    "MESSAGES": 3,
                    "ITEMS": 4
                  }
                },
                "ExportState": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "status": {
                      "type": "ExportStatus",
                      "id": 2
                    },
                    "since": {
                      "type": "string",
                      "id": 3
                    },
                    "requestedAt": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    },
                    "stage": {
                      "type": "ExportStage",
                      "id": 5
                    },
                    "from": {
                      "type": "string",
                      "id": 6
                    },
                    "pages": {
                      "type": "int32",
                      "id": 7
                    },
                    "items": {
                      "type": "int32",
                      "id": 8
                    },
                    "total": {
                      "type": "int32",
                      "id": 9
                    },
                    "parts": {
                      "rule": "repeated",
                      "type": "ExportPart",
                      "id": 10
                    },
                    "moment": {
                      "type": "string",
                      "id": 11
                    },
                    "ofMoment": {
                      "type": "int32",
                      "id": 12
                    }
                  }
                },
                "ExportPart": {
                  "fields": {
                    "pieces": {
                      "type": "int32",
                      "id": 1
                    },
                    "files": {
                      "type": "int32",
                      "id": 2
                    },
                    "bytes": {
                      "type": "int64",
                      "id": 3
                    },
                    "manifestBytes": {
                      "type": "int64",
                      "id": 4
                    }
                  }
                },
                "ExportRequested": {
                  "oneofs": {
                    "_replaced": {
                      "oneof": [
                        "replaced"
                      ]
                    }
                  },
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "ExportState",
                      "id": 2
                    },
                    "replaced": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ExportAdvanced": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "ExportState",
                      "id": 2
                    }
                  }
                },
                "ExportCompleted": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "ExportState",
                      "id": 2
                    }
                  }
                },
                "ExportGivenUp": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "ExportState",
                      "id": 2
                    }
                  }
                },
                "ExportExpired": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "ExportState",
                      "id": 2
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
                    "ListUploads": {
                      "requestType": "ListUploadsRequest",
                      "responseType": "ListUploadsResponse"
                    },
                    "ListDrawn": {
                      "requestType": "ListDrawnRequest",
                      "responseType": "ListDrawnResponse"
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
                    "ListPostsById": {
                      "requestType": "ListPostsByIdRequest",
                      "responseType": "ListPostsByIdResponse"
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
                    "ListTrash": {
                      "requestType": "ListTrashRequest",
                      "responseType": "ListTrashResponse"
                    },
                    "RestoreItems": {
                      "requestType": "RestoreItemsRequest",
                      "responseType": "RestoreItemsResponse"
                    },
                    "RestoreTrash": {
                      "requestType": "RestoreTrashRequest",
                      "responseType": "WholeTrashResponse"
                    },
                    "EmptyTrash": {
                      "requestType": "EmptyTrashRequest",
                      "responseType": "WholeTrashResponse"
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
                    "ListOriginals": {
                      "requestType": "ListOriginalsRequest",
                      "responseType": "ListOriginalsResponse"
                    },
                    "MayFetch": {
                      "requestType": "MayFetchRequest",
                      "responseType": "MayFetchResponse"
                    },
                    "GetThumbnail": {
                      "requestType": "GetThumbnailRequest",
                      "responseType": "GetThumbnailResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 5
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 5
                        }
                      ]
                    },
                    "ListAlbums": {
                      "requestType": "ListAlbumsRequest",
                      "responseType": "ListAlbumsResponse"
                    },
                    "ListAlbumPosts": {
                      "requestType": "ListAlbumPostsRequest",
                      "responseType": "ListAlbumPostsResponse"
                    },
                    "ListOwnAlbumItems": {
                      "requestType": "ListOwnAlbumItemsRequest",
                      "responseType": "ListOwnAlbumItemsResponse"
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
                    "GetSharing": {
                      "requestType": "GetSharingRequest",
                      "responseType": "GetSharingResponse"
                    },
                    "ChangeSharing": {
                      "requestType": "ChangeSharingRequest",
                      "responseType": "ChangeSharingResponse"
                    },
                    "GetUsage": {
                      "requestType": "GetUsageRequest",
                      "responseType": "GetUsageResponse"
                    },
                    "LimitSpace": {
                      "requestType": "LimitSpaceRequest",
                      "responseType": "LimitSpaceResponse"
                    },
                    "RequestExport": {
                      "requestType": "RequestExportRequest",
                      "responseType": "ExportResponse",
                      "options": {
                        "(kloak.platform.v1.max_seconds)": 60
                      },
                      "parsedOptions": [
                        {
                          "(kloak.platform.v1.max_seconds)": 60
                        }
                      ]
                    },
                    "GetExport": {
                      "requestType": "GetExportRequest",
                      "responseType": "ExportResponse"
                    },
                    "GetExportPart": {
                      "requestType": "GetExportPartRequest",
                      "responseType": "GetExportPartResponse"
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
                  "oneofs": {
                    "_size": {
                      "oneof": [
                        "size"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "size": {
                      "type": "int64",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
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
                "ListDrawnRequest": {
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListDrawnResponse": {
                  "fields": {
                    "drawn": {
                      "rule": "repeated",
                      "type": "DrawnFile",
                      "id": 1
                    }
                  }
                },
                "DrawnFile": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "renditions": {
                      "rule": "repeated",
                      "type": "Rendition",
                      "id": 2
                    }
                  }
                },
                "ListUploadsRequest": {
                  "fields": {}
                },
                "ListUploadsResponse": {
                  "fields": {
                    "uploads": {
                      "rule": "repeated",
                      "type": "UploadUnderWay",
                      "id": 1
                    }
                  }
                },
                "UploadUnderWay": {
                  "fields": {
                    "upload": {
                      "type": "string",
                      "id": 1
                    },
                    "since": {
                      "type": "string",
                      "id": 2
                    },
                    "files": {
                      "type": "int32",
                      "id": 3
                    },
                    "arrived": {
                      "type": "int32",
                      "id": 4
                    },
                    "bytes": {
                      "type": "int64",
                      "id": 5
                    },
                    "fileNames": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 6
                    },
                    "goesOn": {
                      "type": "bool",
                      "id": 7
                    }
                  }
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
                    }
                  },
                  "reserved": [
                    [
                      4,
                      4
                    ]
                  ]
                },
                "KnownMember": {
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
                    "_soundMissing": {
                      "oneof": [
                        "soundMissing"
                      ]
                    },
                    "_views": {
                      "oneof": [
                        "views"
                      ]
                    },
                    "_downloadable": {
                      "oneof": [
                        "downloadable"
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
                    "soundMissing": {
                      "type": "bool",
                      "id": 28,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "views": {
                      "type": "int32",
                      "id": 27,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "downloadable": {
                      "type": "bool",
                      "id": 29,
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
                "ListPostsByIdRequest": {
                  "oneofs": {
                    "_group": {
                      "oneof": [
                        "group"
                      ]
                    }
                  },
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListPostsByIdResponse": {
                  "fields": {
                    "posts": {
                      "rule": "repeated",
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
                "ListTrashRequest": {
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
                "ListTrashResponse": {
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
                      "type": "TrashedPost",
                      "id": 1
                    },
                    "total": {
                      "type": "int64",
                      "id": 2
                    },
                    "bytes": {
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
                "TrashedPost": {
                  "fields": {
                    "post": {
                      "type": "Post",
                      "id": 1
                    },
                    "endsAt": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "RestoreItemsRequest": {
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "RestoreItemsResponse": {
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
                "RestoreTrashRequest": {
                  "fields": {}
                },
                "EmptyTrashRequest": {
                  "fields": {}
                },
                "WholeTrashResponse": {
                  "fields": {
                    "done": {
                      "type": "int32",
                      "id": 1
                    },
                    "more": {
                      "type": "bool",
                      "id": 2
                    }
                  }
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
                      "type": "KnownMember",
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
                    },
                    "_category": {
                      "oneof": [
                        "category"
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
                    },
                    "category": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "byTaken": {
                      "type": "bool",
                      "id": 7
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
                    },
                    "_downloadable": {
                      "oneof": [
                        "downloadable"
                      ]
                    }
                  },
                  "fields": {
                    "profile": {
                      "type": "KnownMember",
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
                    },
                    "downloadable": {
                      "type": "bool",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "categories": {
                      "rule": "repeated",
                      "type": "CategoryCount",
                      "id": 6
                    }
                  }
                },
                "CategoryCount": {
                  "fields": {
                    "category": {
                      "type": "string",
                      "id": 1
                    },
                    "count": {
                      "type": "int64",
                      "id": 2
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
                    },
                    "_downloadable": {
                      "oneof": [
                        "downloadable"
                      ]
                    },
                    "_firstDay": {
                      "oneof": [
                        "firstDay"
                      ]
                    },
                    "_lastDay": {
                      "oneof": [
                        "lastDay"
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
                    },
                    "downloadable": {
                      "type": "bool",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "firstDay": {
                      "type": "string",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "lastDay": {
                      "type": "string",
                      "id": 12,
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
                "ListOwnAlbumItemsRequest": {
                  "fields": {
                    "album": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListOwnAlbumItemsResponse": {
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
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
                "GetSharingRequest": {
                  "fields": {}
                },
                "GetSharingResponse": {
                  "fields": {
                    "downloads": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "ChangeSharingRequest": {
                  "fields": {
                    "downloads": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "ChangeSharingResponse": {
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
                "ListOriginalsRequest": {
                  "oneofs": {
                    "_kind": {
                      "oneof": [
                        "kind"
                      ]
                    },
                    "_album": {
                      "oneof": [
                        "album"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    },
                    "_owner": {
                      "oneof": [
                        "owner"
                      ]
                    }
                  },
                  "fields": {
                    "kind": {
                      "type": "ItemKind",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "album": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "before": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "limit": {
                      "type": "int32",
                      "id": 4
                    },
                    "owner": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListOriginalsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "files": {
                      "rule": "repeated",
                      "type": "OriginalFile",
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
                "OriginalFile": {
                  "fields": {
                    "key": {
                      "type": "string",
                      "id": 1
                    },
                    "fileName": {
                      "type": "string",
                      "id": 2
                    },
                    "size": {
                      "type": "int64",
                      "id": 3
                    },
                    "madeAt": {
                      "type": "string",
                      "id": 4
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
                "GetThumbnailRequest": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "reader": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "GetThumbnailResponse": {
                  "fields": {
                    "content": {
                      "type": "string",
                      "id": 1
                    },
                    "type": {
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
                "LimitSpaceRequest": {
                  "fields": {
                    "owner": {
                      "type": "string",
                      "id": 1
                    },
                    "maxBytes": {
                      "type": "int64",
                      "id": 2
                    },
                    "ofChanges": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "LimitSpaceResponse": {
                  "fields": {
                    "limited": {
                      "type": "bool",
                      "id": 1
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
                    },
                    "locked": {
                      "type": "bool",
                      "id": 4
                    },
                    "maxFileBytes": {
                      "type": "int64",
                      "id": 5
                    }
                  }
                },
                "RequestExportRequest": {
                  "fields": {
                    "password": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetExportRequest": {
                  "fields": {}
                },
                "ExportResponse": {
                  "oneofs": {
                    "_export": {
                      "oneof": [
                        "export"
                      ]
                    }
                  },
                  "fields": {
                    "export": {
                      "type": "ExportState",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "GetExportPartRequest": {
                  "fields": {
                    "export": {
                      "type": "string",
                      "id": 1
                    },
                    "part": {
                      "type": "int32",
                      "id": 2
                    }
                  }
                },
                "GetExportPartResponse": {
                  "fields": {
                    "pieces": {
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
        "notification": {
          "nested": {
            "v1": {
              "nested": {
                "Kind": {
                  "values": {
                    "KIND_UNSPECIFIED": 0,
                    "REQUEST_ACCEPTED": 1,
                    "COMMENTS": 2,
                    "REPLIES": 3,
                    "HEARTS": 4,
                    "COMMENT_HEARTS": 5,
                    "POSTS": 6,
                    "GROUP_REQUESTS": 7,
                    "GROUP_JOINED": 8,
                    "GROUP_ROLES": 9,
                    "GROUP_POSTS": 10,
                    "GROUP_MENTIONS": 11,
                    "REPORT_CLOSED": 12,
                    "LOOK_ASKED": 13,
                    "LOOKED_AT": 14,
                    "EXPORT_READY": 15,
                    "EXPORT_FAILED": 16,
                    "REPORTS": 17,
                    "COMMENT_MENTIONS": 18,
                    "CHAT_MESSAGES": 19
                  }
                },
                "Role": {
                  "values": {
                    "ROLE_UNSPECIFIED": 0,
                    "MEMBER": 1,
                    "ADMIN": 2,
                    "OWNER": 3
                  }
                },
                "InboxRead": {
                  "oneofs": {
                    "_seen": {
                      "oneof": [
                        "seen"
                      ]
                    }
                  },
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "readTo": {
                      "type": "string",
                      "id": 2
                    },
                    "seen": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Level": {
                  "values": {
                    "LEVEL_UNSPECIFIED": 0,
                    "ALL": 1,
                    "MENTIONS": 2,
                    "NONE": 3
                  }
                },
                "GroupChoice": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "level": {
                      "type": "Level",
                      "id": 2
                    }
                  }
                },
                "SettingsChanged": {
                  "oneofs": {
                    "_mail": {
                      "oneof": [
                        "mail"
                      ]
                    }
                  },
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "muted": {
                      "rule": "repeated",
                      "type": "Kind",
                      "id": 2
                    },
                    "groups": {
                      "rule": "repeated",
                      "type": "GroupChoice",
                      "id": 3
                    },
                    "mail": {
                      "type": "MailSettings",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Rhythm": {
                  "values": {
                    "RHYTHM_UNSPECIFIED": 0,
                    "DAILY": 1,
                    "WEEKLY": 2,
                    "NEVER": 3
                  }
                },
                "MailSettings": {
                  "fields": {
                    "rhythm": {
                      "type": "Rhythm",
                      "id": 1
                    },
                    "muted": {
                      "rule": "repeated",
                      "type": "Kind",
                      "id": 2
                    },
                    "quietFrom": {
                      "type": "int32",
                      "id": 3
                    },
                    "quietTo": {
                      "type": "int32",
                      "id": 4
                    },
                    "timeZone": {
                      "type": "string",
                      "id": 5
                    },
                    "atOnce": {
                      "rule": "repeated",
                      "type": "Kind",
                      "id": 6
                    }
                  }
                },
                "DigestPlanned": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "nextAt": {
                      "type": "string",
                      "id": 2
                    },
                    "toldTo": {
                      "type": "string",
                      "id": 3
                    },
                    "atOnceAt": {
                      "type": "string",
                      "id": 4
                    },
                    "atOnceTo": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "Notification": {
                  "methods": {
                    "ListNotifications": {
                      "requestType": "ListNotificationsRequest",
                      "responseType": "ListNotificationsResponse"
                    },
                    "GetUnread": {
                      "requestType": "GetUnreadRequest",
                      "responseType": "GetUnreadResponse"
                    },
                    "MarkRead": {
                      "requestType": "MarkReadRequest",
                      "responseType": "MarkReadResponse"
                    },
                    "GetSettings": {
                      "requestType": "GetSettingsRequest",
                      "responseType": "SettingsResponse"
                    },
                    "ChangeSettings": {
                      "requestType": "ChangeSettingsRequest",
                      "responseType": "SettingsResponse"
                    },
                    "ChangeGroupLevel": {
                      "requestType": "ChangeGroupLevelRequest",
                      "responseType": "SettingsResponse"
                    },
                    "ChangeMailSettings": {
                      "requestType": "ChangeMailSettingsRequest",
                      "responseType": "SettingsResponse"
                    },
                    "Unsubscribe": {
                      "requestType": "UnsubscribeRequest",
                      "responseType": "UnsubscribeResponse"
                    }
                  }
                },
                "Profile": {
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
                    }
                  }
                },
                "Entry": {
                  "oneofs": {
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_group": {
                      "oneof": [
                        "group"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_role": {
                      "oneof": [
                        "role"
                      ]
                    },
                    "_comment": {
                      "oneof": [
                        "comment"
                      ]
                    },
                    "_room": {
                      "oneof": [
                        "room"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "kind": {
                      "type": "Kind",
                      "id": 2
                    },
                    "profiles": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 3
                    },
                    "people": {
                      "type": "int32",
                      "id": 4
                    },
                    "at": {
                      "type": "string",
                      "id": 5
                    },
                    "item": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "items": {
                      "type": "int32",
                      "id": 7
                    },
                    "group": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "role": {
                      "type": "Role",
                      "id": 10,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "comment": {
                      "type": "string",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "room": {
                      "type": "string",
                      "id": 12,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "unread": {
                      "type": "bool",
                      "id": 13
                    }
                  }
                },
                "ListNotificationsRequest": {
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
                "ListNotificationsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "entries": {
                      "rule": "repeated",
                      "type": "Entry",
                      "id": 1
                    },
                    "readTo": {
                      "type": "string",
                      "id": 2
                    },
                    "next": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "seen": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "GetUnreadRequest": {
                  "fields": {}
                },
                "GetUnreadResponse": {
                  "fields": {
                    "unread": {
                      "type": "bool",
                      "id": 1
                    }
                  }
                },
                "MarkReadRequest": {
                  "oneofs": {
                    "_seen": {
                      "oneof": [
                        "seen"
                      ]
                    }
                  },
                  "fields": {
                    "readTo": {
                      "type": "string",
                      "id": 1
                    },
                    "seen": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "MarkReadResponse": {
                  "fields": {}
                },
                "GetSettingsRequest": {
                  "fields": {}
                },
                "ChangeSettingsRequest": {
                  "fields": {
                    "muted": {
                      "rule": "repeated",
                      "type": "Kind",
                      "id": 1
                    }
                  }
                },
                "ChangeGroupLevelRequest": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "level": {
                      "type": "Level",
                      "id": 2
                    }
                  }
                },
                "ChangeMailSettingsRequest": {
                  "fields": {
                    "mail": {
                      "type": "MailSettings",
                      "id": 1
                    }
                  }
                },
                "UnsubscribeRequest": {
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "UnsubscribeResponse": {
                  "fields": {}
                },
                "SettingsResponse": {
                  "fields": {
                    "muted": {
                      "rule": "repeated",
                      "type": "Kind",
                      "id": 1
                    },
                    "groups": {
                      "rule": "repeated",
                      "type": "GroupChoice",
                      "id": 2
                    },
                    "mail": {
                      "type": "MailSettings",
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
                    "ReadAbout": {
                      "requestType": "ReadAboutRequest",
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
                    },
                    "AwaitAccess": {
                      "requestType": "AwaitAccessRequest",
                      "responseType": "AwaitAccessResponse"
                    },
                    "GetHealth": {
                      "requestType": "GetHealthRequest",
                      "responseType": "GetHealthResponse"
                    },
                    "RetryJob": {
                      "requestType": "JobRequest",
                      "responseType": "JobResponse"
                    },
                    "DropJob": {
                      "requestType": "JobRequest",
                      "responseType": "JobResponse"
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
                "ReadAboutRequest": {
                  "oneofs": {
                    "_after": {
                      "oneof": [
                        "after"
                      ]
                    }
                  },
                  "fields": {
                    "person": {
                      "type": "string",
                      "id": 1
                    },
                    "after": {
                      "type": "CommitPlace",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "limit": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "CommitPlace": {
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
                "AwaitAccessRequest": {
                  "fields": {}
                },
                "AwaitAccessResponse": {
                  "fields": {
                    "views": {
                      "type": "int32",
                      "id": 1
                    }
                  }
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
                    },
                    "log": {
                      "type": "string",
                      "id": 2
                    },
                    "lanes": {
                      "type": "int32",
                      "id": 3
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
                },
                "GetHealthRequest": {
                  "fields": {}
                },
                "GetHealthResponse": {
                  "oneofs": {
                    "_mails": {
                      "oneof": [
                        "mails"
                      ]
                    }
                  },
                  "fields": {
                    "problems": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    },
                    "warnings": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 2
                    },
                    "version": {
                      "type": "string",
                      "id": 3
                    },
                    "behind": {
                      "rule": "repeated",
                      "type": "LaneBehind",
                      "id": 4
                    },
                    "parked": {
                      "rule": "repeated",
                      "type": "ParkedJob",
                      "id": 5
                    },
                    "moreParked": {
                      "type": "bool",
                      "id": 6
                    },
                    "mails": {
                      "type": "WaitingMails",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "WaitingMails": {
                  "oneofs": {
                    "_since": {
                      "oneof": [
                        "since"
                      ]
                    }
                  },
                  "fields": {
                    "waiting": {
                      "type": "int64",
                      "id": 1
                    },
                    "since": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "parked": {
                      "type": "int64",
                      "id": 3
                    }
                  }
                },
                "LaneBehind": {
                  "fields": {
                    "what": {
                      "type": "string",
                      "id": 1
                    },
                    "source": {
                      "type": "string",
                      "id": 2
                    },
                    "lane": {
                      "type": "int32",
                      "id": 3
                    },
                    "commits": {
                      "type": "int64",
                      "id": 4
                    }
                  }
                },
                "ParkedJob": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "reaction": {
                      "type": "string",
                      "id": 2
                    },
                    "at": {
                      "type": "string",
                      "id": 3
                    },
                    "error": {
                      "type": "string",
                      "id": 4
                    },
                    "mail": {
                      "type": "bool",
                      "id": 5
                    }
                  }
                },
                "JobRequest": {
                  "fields": {
                    "job": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "JobResponse": {
                  "fields": {}
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
                    },
                    "blockers": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
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
                    },
                    "blockers": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 5
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
                "MemberBlocked": {
                  "oneofs": {
                    "_declined": {
                      "oneof": [
                        "declined"
                      ]
                    }
                  },
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
                    "blockers": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    },
                    "declined": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "declinedAt": {
                      "type": "string",
                      "id": 6
                    },
                    "held": {
                      "type": "bool",
                      "id": 7
                    }
                  }
                },
                "MemberUnblocked": {
                  "oneofs": {
                    "_declined": {
                      "oneof": [
                        "declined"
                      ]
                    }
                  },
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
                    "blockers": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    },
                    "declined": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "declinedAt": {
                      "type": "string",
                      "id": 6
                    },
                    "held": {
                      "type": "bool",
                      "id": 7
                    }
                  }
                },
                "InviteSent": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "invite": {
                      "type": "string",
                      "id": 2
                    },
                    "email": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "member"
                      }
                    },
                    "listed": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "InviteResent": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "invite": {
                      "type": "string",
                      "id": 2
                    },
                    "email": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "(kloak.platform.v1.personal)": "member"
                      }
                    },
                    "listed": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 4
                    },
                    "by": {
                      "type": "string",
                      "id": 5
                    }
                  }
                },
                "InviteRemoved": {
                  "oneofs": {
                    "_addressDigest": {
                      "oneof": [
                        "addressDigest"
                      ]
                    }
                  },
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "invite": {
                      "type": "string",
                      "id": 2
                    },
                    "listed": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 3
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    },
                    "addressDigest": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "InviteMailAsked": {
                  "fields": {
                    "askedAt": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GroupPost": {
                  "fields": {
                    "post": {
                      "type": "string",
                      "id": 1
                    },
                    "group": {
                      "type": "string",
                      "id": 2
                    },
                    "author": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "HeartGiven": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
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
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "HeartTaken": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
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
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
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
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_mentioned": {
                      "oneof": [
                        "mentioned"
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
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "mentioned": {
                      "type": "Mentioned",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "Mentioned": {
                  "fields": {
                    "who": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "CommentEdited": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_mentioned": {
                      "oneof": [
                        "mentioned"
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
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "mentioned": {
                      "type": "Mentioned",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
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
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_mentioned": {
                      "oneof": [
                        "mentioned"
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
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "mentioned": {
                      "type": "Mentioned",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "CommentHeartGiven": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
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
                    "who": {
                      "type": "string",
                      "id": 4
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "CommentHeartTaken": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
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
                    "who": {
                      "type": "string",
                      "id": 4
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "LikeGiven": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_comment": {
                      "oneof": [
                        "comment"
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
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "comment": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "LikeTaken": {
                  "oneofs": {
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    },
                    "_comment": {
                      "oneof": [
                        "comment"
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
                    "who": {
                      "type": "string",
                      "id": 3
                    },
                    "groupPost": {
                      "type": "GroupPost",
                      "id": 4,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "comment": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ReportedKind": {
                  "values": {
                    "REPORTED_KIND_UNSPECIFIED": 0,
                    "MEMBER": 1,
                    "ITEM": 2,
                    "COMMENT": 3,
                    "MESSAGE": 4,
                    "GROUP_POST": 5
                  }
                },
                "ReportAsked": {
                  "fields": {
                    "reporter": {
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
                "ReportMade": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    },
                    "reporter": {
                      "type": "string",
                      "id": 2
                    },
                    "kind": {
                      "type": "ReportedKind",
                      "id": 3
                    },
                    "thing": {
                      "type": "string",
                      "id": 4
                    },
                    "owner": {
                      "type": "string",
                      "id": 5
                    },
                    "text": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "(kloak.platform.v1.personal)": "reporter"
                      }
                    }
                  }
                },
                "ReportClosed": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    },
                    "reporter": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "note": {
                      "type": "string",
                      "id": 4,
                      "options": {
                        "(kloak.platform.v1.personal)": "by"
                      }
                    }
                  }
                },
                "LookAsked": {
                  "fields": {
                    "report": {
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
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "LookAllowed": {
                  "fields": {
                    "report": {
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
                    },
                    "until": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "LookDeclined": {
                  "fields": {
                    "report": {
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
                "ItemLookedAt": {
                  "fields": {
                    "report": {
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
                    },
                    "by": {
                      "type": "string",
                      "id": 4
                    },
                    "until": {
                      "type": "string",
                      "id": 5
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
                    "BlockMember": {
                      "requestType": "ConnectionRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "UnblockMember": {
                      "requestType": "ConnectionRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "SendInvite": {
                      "requestType": "SendInviteRequest",
                      "responseType": "SendInviteResponse"
                    },
                    "ListInvites": {
                      "requestType": "ListInvitesRequest",
                      "responseType": "InvitesResponse"
                    },
                    "RemoveInvite": {
                      "requestType": "InviteRequest",
                      "responseType": "InvitesResponse"
                    },
                    "ResendInvite": {
                      "requestType": "InviteRequest",
                      "responseType": "ResendInviteResponse"
                    },
                    "GetInviter": {
                      "requestType": "GetInviterRequest",
                      "responseType": "GetInviterResponse"
                    },
                    "ListEverybody": {
                      "requestType": "ListEverybodyRequest",
                      "responseType": "ListEverybodyResponse"
                    },
                    "GetCounts": {
                      "requestType": "GetCountsRequest",
                      "responseType": "GetCountsResponse"
                    },
                    "SendReport": {
                      "requestType": "SendReportRequest",
                      "responseType": "SendReportResponse"
                    },
                    "ListOwnReports": {
                      "requestType": "ListOwnReportsRequest",
                      "responseType": "ListReportsResponse"
                    },
                    "ListReports": {
                      "requestType": "ListReportsRequest",
                      "responseType": "ListReportsResponse"
                    },
                    "CloseReport": {
                      "requestType": "CloseReportRequest",
                      "responseType": "ReportResponse"
                    },
                    "AskToLook": {
                      "requestType": "ReportRequest",
                      "responseType": "ReportResponse"
                    },
                    "AnswerLook": {
                      "requestType": "AnswerLookRequest",
                      "responseType": "AnswerLookResponse"
                    },
                    "LookAtReported": {
                      "requestType": "ReportRequest",
                      "responseType": "LookAtReportedResponse"
                    },
                    "ListLooks": {
                      "requestType": "ListLooksRequest",
                      "responseType": "ListLooksResponse"
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
                    "ListPostReactions": {
                      "requestType": "ListPostReactionsRequest",
                      "responseType": "ListPostReactionsResponse"
                    },
                    "ListItemCounts": {
                      "requestType": "ListItemCountsRequest",
                      "responseType": "ListItemCountsResponse"
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
                    },
                    "GiveLike": {
                      "requestType": "LikeRequest",
                      "responseType": "LikeResponse"
                    },
                    "TakeLike": {
                      "requestType": "LikeRequest",
                      "responseType": "LikeResponse"
                    },
                    "ListLikes": {
                      "requestType": "ListLikesRequest",
                      "responseType": "ListLikesResponse"
                    },
                    "ListConnectionsOf": {
                      "requestType": "ListConnectionsOfRequest",
                      "responseType": "ConnectionsResponse"
                    },
                    "ListHeartsOn": {
                      "requestType": "ListReactionsOnRequest",
                      "responseType": "ListHeartsOnResponse"
                    },
                    "ListCommentsUnder": {
                      "requestType": "ListReactionsOnRequest",
                      "responseType": "ListCommentsUnderResponse"
                    }
                  }
                },
                "Profile": {
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
                    }
                  },
                  "reserved": [
                    [
                      4,
                      4
                    ]
                  ]
                },
                "KnownMember": {
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
                      "type": "KnownMember",
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
                      "type": "KnownMember",
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
                    },
                    "blocked": {
                      "rule": "repeated",
                      "type": "Profile",
                      "id": 4
                    }
                  }
                },
                "SendInviteRequest": {
                  "fields": {
                    "to": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "SendInviteResponse": {
                  "oneofs": {
                    "_member": {
                      "oneof": [
                        "member"
                      ]
                    }
                  },
                  "fields": {
                    "invites": {
                      "rule": "repeated",
                      "type": "Invite",
                      "id": 1
                    },
                    "member": {
                      "type": "Profile",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "connected": {
                      "type": "bool",
                      "id": 3
                    }
                  }
                },
                "Invite": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "email": {
                      "type": "string",
                      "id": 2
                    },
                    "joined": {
                      "type": "bool",
                      "id": 3
                    }
                  }
                },
                "ListInvitesRequest": {
                  "fields": {}
                },
                "InvitesResponse": {
                  "fields": {
                    "invites": {
                      "rule": "repeated",
                      "type": "Invite",
                      "id": 1
                    }
                  }
                },
                "InviteRequest": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ResendInviteResponse": {
                  "fields": {
                    "email": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetInviterRequest": {
                  "fields": {
                    "token": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "GetInviterResponse": {
                  "fields": {
                    "account": {
                      "type": "string",
                      "id": 1
                    },
                    "username": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ListEverybodyRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "invites": {
                      "type": "bool",
                      "id": 1
                    },
                    "users": {
                      "type": "bool",
                      "id": 2
                    },
                    "search": {
                      "type": "string",
                      "id": 3
                    },
                    "page": {
                      "type": "int32",
                      "id": 4
                    },
                    "perPage": {
                      "type": "int32",
                      "id": 5
                    },
                    "before": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ListEverybodyResponse": {
                  "oneofs": {
                    "_nextInvites": {
                      "oneof": [
                        "nextInvites"
                      ]
                    },
                    "_nextUsers": {
                      "oneof": [
                        "nextUsers"
                      ]
                    }
                  },
                  "fields": {
                    "invites": {
                      "rule": "repeated",
                      "type": "SentInvite",
                      "id": 1
                    },
                    "totalInvites": {
                      "type": "int32",
                      "id": 2
                    },
                    "nextInvites": {
                      "type": "string",
                      "id": 3,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "users": {
                      "rule": "repeated",
                      "type": "User",
                      "id": 4
                    },
                    "totalUsers": {
                      "type": "int32",
                      "id": 5
                    },
                    "nextUsers": {
                      "type": "string",
                      "id": 6,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "SentInvite": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "email": {
                      "type": "string",
                      "id": 2
                    },
                    "member": {
                      "type": "string",
                      "id": 3
                    },
                    "joined": {
                      "type": "bool",
                      "id": 4
                    }
                  }
                },
                "User": {
                  "fields": {
                    "id": {
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
                    }
                  }
                },
                "GetCountsRequest": {
                  "fields": {}
                },
                "GetCountsResponse": {
                  "fields": {
                    "accounts": {
                      "type": "int32",
                      "id": 1
                    },
                    "accountsLately": {
                      "type": "int32",
                      "id": 2
                    },
                    "invitedAddresses": {
                      "type": "int32",
                      "id": 3
                    },
                    "openReports": {
                      "type": "int32",
                      "id": 4
                    }
                  }
                },
                "SendReportRequest": {
                  "fields": {
                    "kind": {
                      "type": "ReportedKind",
                      "id": 1
                    },
                    "thing": {
                      "type": "string",
                      "id": 2
                    },
                    "text": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "SendReportResponse": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListOwnReportsRequest": {
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
                "ListReportsRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "closed": {
                      "type": "bool",
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
                "ListReportsResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "reports": {
                      "rule": "repeated",
                      "type": "Report",
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
                "Look": {
                  "values": {
                    "LOOK_UNSPECIFIED": 0,
                    "NOT_ASKED": 1,
                    "ASKED": 2,
                    "ALLOWED": 3,
                    "DECLINED": 4
                  }
                },
                "Report": {
                  "oneofs": {
                    "_reporter": {
                      "oneof": [
                        "reporter"
                      ]
                    },
                    "_closedAt": {
                      "oneof": [
                        "closedAt"
                      ]
                    },
                    "_note": {
                      "oneof": [
                        "note"
                      ]
                    },
                    "_closedBy": {
                      "oneof": [
                        "closedBy"
                      ]
                    },
                    "_lookUntil": {
                      "oneof": [
                        "lookUntil"
                      ]
                    }
                  },
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "reporter": {
                      "type": "Profile",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "owner": {
                      "type": "Profile",
                      "id": 3
                    },
                    "kind": {
                      "type": "ReportedKind",
                      "id": 4
                    },
                    "text": {
                      "type": "string",
                      "id": 5
                    },
                    "at": {
                      "type": "string",
                      "id": 6
                    },
                    "closedAt": {
                      "type": "string",
                      "id": 7,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "note": {
                      "type": "string",
                      "id": 8,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "closedBy": {
                      "type": "Profile",
                      "id": 9,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "look": {
                      "type": "Look",
                      "id": 10
                    },
                    "lookUntil": {
                      "type": "string",
                      "id": 11,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "ReportRequest": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "CloseReportRequest": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    },
                    "note": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ReportResponse": {
                  "fields": {
                    "report": {
                      "type": "Report",
                      "id": 1
                    }
                  }
                },
                "AnswerLookRequest": {
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    },
                    "allow": {
                      "type": "bool",
                      "id": 2
                    }
                  }
                },
                "AnswerLookResponse": {
                  "fields": {}
                },
                "LookAtReportedResponse": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "until": {
                      "type": "string",
                      "id": 2
                    }
                  }
                },
                "ListLooksRequest": {
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
                "ListLooksResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "asked": {
                      "rule": "repeated",
                      "type": "AskedLook",
                      "id": 1
                    },
                    "looks": {
                      "rule": "repeated",
                      "type": "LookEntry",
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
                "AskedLook": {
                  "oneofs": {
                    "_until": {
                      "oneof": [
                        "until"
                      ]
                    }
                  },
                  "fields": {
                    "report": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "at": {
                      "type": "string",
                      "id": 3
                    },
                    "look": {
                      "type": "Look",
                      "id": 4
                    },
                    "until": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "LookEntry": {
                  "fields": {
                    "id": {
                      "type": "string",
                      "id": 1
                    },
                    "item": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "Profile",
                      "id": 3
                    },
                    "at": {
                      "type": "string",
                      "id": 4
                    }
                  }
                },
                "HeartRequest": {
                  "oneofs": {
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
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
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
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
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 5,
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
                "LikeRequest": {
                  "oneofs": {
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_comment": {
                      "oneof": [
                        "comment"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "comment": {
                      "type": "string",
                      "id": 2,
                      "options": {
                        "proto3_optional": true
                      }
                    }
                  }
                },
                "LikeResponse": {
                  "fields": {}
                },
                "ListLikesRequest": {
                  "oneofs": {
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_comment": {
                      "oneof": [
                        "comment"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "comment": {
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
                "ListLikesResponse": {
                  "oneofs": {
                    "_next": {
                      "oneof": [
                        "next"
                      ]
                    }
                  },
                  "fields": {
                    "likes": {
                      "rule": "repeated",
                      "type": "string",
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
                "ListPostReactionsRequest": {
                  "fields": {
                    "groupPosts": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "PostReactions": {
                  "fields": {
                    "groupPost": {
                      "type": "string",
                      "id": 1
                    },
                    "hearts": {
                      "rule": "repeated",
                      "type": "Heart",
                      "id": 2
                    },
                    "heartCount": {
                      "type": "int32",
                      "id": 3
                    },
                    "commentCount": {
                      "type": "int32",
                      "id": 4
                    }
                  }
                },
                "ListPostReactionsResponse": {
                  "fields": {
                    "reactions": {
                      "rule": "repeated",
                      "type": "PostReactions",
                      "id": 1
                    }
                  }
                },
                "ListItemCountsRequest": {
                  "fields": {
                    "items": {
                      "rule": "repeated",
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ItemCounts": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "hearts": {
                      "type": "int32",
                      "id": 2
                    },
                    "comments": {
                      "type": "int32",
                      "id": 3
                    }
                  }
                },
                "ListItemCountsResponse": {
                  "fields": {
                    "counts": {
                      "rule": "repeated",
                      "type": "ItemCounts",
                      "id": 1
                    }
                  }
                },
                "Comment": {
                  "oneofs": {
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
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
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 12,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "likeCount": {
                      "type": "int32",
                      "id": 13
                    },
                    "liked": {
                      "type": "bool",
                      "id": 14
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
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1,
                      "options": {
                        "proto3_optional": true
                      }
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
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 4,
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
                    "_item": {
                      "oneof": [
                        "item"
                      ]
                    },
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    },
                    "_responseTo": {
                      "oneof": [
                        "responseTo"
                      ]
                    },
                    "_groupPost": {
                      "oneof": [
                        "groupPost"
                      ]
                    }
                  },
                  "fields": {
                    "item": {
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
                    },
                    "responseTo": {
                      "type": "string",
                      "id": 5,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "groupPost": {
                      "type": "string",
                      "id": 6,
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
                },
                "ListConnectionsOfRequest": {
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    }
                  }
                },
                "ListReactionsOnRequest": {
                  "oneofs": {
                    "_before": {
                      "oneof": [
                        "before"
                      ]
                    }
                  },
                  "fields": {
                    "member": {
                      "type": "string",
                      "id": 1
                    },
                    "things": {
                      "rule": "repeated",
                      "type": "string",
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
                "HeartOn": {
                  "fields": {
                    "item": {
                      "type": "string",
                      "id": 1
                    },
                    "profile": {
                      "type": "Profile",
                      "id": 2
                    }
                  }
                },
                "ListHeartsOnResponse": {
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
                      "type": "HeartOn",
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
                "ListCommentsUnderResponse": {
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
                    "next": {
                      "type": "string",
                      "id": 2,
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
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
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
                    "takenFraction": {
                      "type": "string",
                      "id": 15,
                      "options": {
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
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
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
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 15,
                      "options": {
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
                    },
                    "_soundMissing": {
                      "oneof": [
                        "soundMissing"
                      ]
                    },
                    "_takenFraction": {
                      "oneof": [
                        "takenFraction"
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
                    },
                    "soundMissing": {
                      "type": "bool",
                      "id": 14,
                      "options": {
                        "proto3_optional": true
                      }
                    },
                    "takenFraction": {
                      "type": "string",
                      "id": 15,
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
                "GroupBannerRendered": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "banner": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    }
                  }
                },
                "GroupBannerNotRendered": {
                  "fields": {
                    "group": {
                      "type": "string",
                      "id": 1
                    },
                    "banner": {
                      "type": "string",
                      "id": 2
                    },
                    "by": {
                      "type": "string",
                      "id": 3
                    },
                    "reason": {
                      "type": "string",
                      "id": 4
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
  "billing": [
    "CustomerAssigned",
    "PlanStarted",
    "PlanSwitched",
    "PlanEnded",
    "PlanRenewed",
    "CancellationPlanned",
    "CancellationWithdrawn",
    "DowngradePlanned",
    "DowngradeWithdrawn",
    "DowngradeRefused",
    "PaymentFailed",
    "PaymentSettled",
    "UploadsLocked",
    "InvoicePaid",
    "RenewalAnnounced",
    "SpareSubscriptionFound",
    "DifferenceSeen",
    "SpaceGiven",
    "AccountDeletionPlanned",
    "AccountDeletionWithdrawn",
    "CustomerForgotten",
    "CustomerNoted",
    "AccountNoted",
    "SandboxMoved"
  ],
  "chat": [
    "RoomOpened",
    "RoomNamed",
    "MembersAdded",
    "MemberLeft",
    "MessageSent",
    "MessageDeleted",
    "RoomRead",
    "ChatSettingsChanged"
  ],
  "groups": [
    "GroupCreated",
    "GroupDetailsChanged",
    "GroupBannerRequested",
    "GroupBannerChanged",
    "GroupBannerFailed",
    "GroupBannerRemoved",
    "ProfilesInvited",
    "InvitesWithdrawn",
    "InviteAccepted",
    "InviteRejected",
    "MembershipRequested",
    "RequestCancelled",
    "RequestAccepted",
    "RequestDeclined",
    "MemberLeft",
    "MemberRemoved",
    "AdminAdded",
    "AdminRemoved",
    "GroupHandedOver",
    "ProfileBlocked",
    "ProfileUnblocked",
    "GroupTrashed",
    "GroupRestored",
    "GroupPurged",
    "PostCreated",
    "PostEdited",
    "PostDeleted",
    "GroupRead"
  ],
  "identity": [
    "Registered",
    "EmailConfirmed",
    "AddressYielded",
    "HelpSeen",
    "PasswordChanged",
    "Abandoned",
    "AdminGranted",
    "DeletionAsked",
    "DeletionWithdrawn",
    "AccountDeleted",
    "AdminAdded",
    "AdminRemoved",
    "LeavingChanged",
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
    "ItemTriedAgain",
    "ItemDetailsChanged",
    "ItemAddedToAlbum",
    "ItemRemovedFromAlbum",
    "ItemTrashed",
    "ItemRestored",
    "ItemPurged",
    "VideoWatched",
    "DownloadsAllowed",
    "DownloadsWithdrawn",
    "AlbumCreated",
    "AlbumDetailsChanged",
    "AlbumCoverChosen",
    "AlbumTrashed",
    "AlbumPurged",
    "AlbumNameClaimed",
    "AlbumNameReleased",
    "SpaceReserved",
    "SpaceSettled",
    "SpaceLimited",
    "SpaceFreed",
    "OriginalClaimed",
    "OriginalReleased",
    "ExportRequested",
    "ExportAdvanced",
    "ExportCompleted",
    "ExportGivenUp",
    "ExportExpired"
  ],
  "notification": [
    "InboxRead",
    "SettingsChanged",
    "DigestPlanned"
  ],
  "social": [
    "ConnectionRequested",
    "ConnectionAccepted",
    "ConnectionDeclined",
    "ConnectionRequestHeldOff",
    "HeldOffRequestCancelled",
    "ConnectionCancelled",
    "ConnectionRemoved",
    "MemberBlocked",
    "MemberUnblocked",
    "InviteSent",
    "InviteResent",
    "InviteRemoved",
    "InviteMailAsked",
    "HeartGiven",
    "HeartTaken",
    "CommentSaved",
    "CommentEdited",
    "CommentDeleted",
    "CommentHeartGiven",
    "CommentHeartTaken",
    "LikeGiven",
    "LikeTaken",
    "ReportAsked",
    "ReportMade",
    "ReportClosed",
    "LookAsked",
    "LookAllowed",
    "LookDeclined",
    "ItemLookedAt"
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
    "AvatarNotRendered",
    "GroupBannerRendered",
    "GroupBannerNotRendered"
  ]
};
