// Made by scripts/generate.ts from the option `personal`.
/** service → message → personal field → the sibling field that holds the id of its person. */
export const personal: Record<string, Record<string, Record<string, string>>> = {
  "identity": {
    "Registered": {
      "username": "account",
      "email": "account"
    }
  },
  "media": {
    "DeclaredFile": {
      "fileName": "owner"
    },
    "ItemChecked": {
      "fileName": "owner"
    },
    "ItemPublished": {
      "title": "owner",
      "description": "owner",
      "fileName": "owner"
    }
  },
  "social": {
    "CommentSaved": {
      "content": "writer"
    }
  },
  "transcoding": {}
};
