// A family's evening: most members look, some chat, and one in five uploads.

import chat, { chatThresholds } from './chat.js';
import home, { homeThresholds } from './home.js';
import { scenario, thresholds } from './member.js';
import upload, { uploadThresholds } from './upload.js';

export { chat, home, upload };

export const options = {
  noCookiesReset: true,
  scenarios: { home: scenario('home', 0.5), chat: scenario('chat', 0.3), upload: scenario('upload', 0.2) },
  thresholds: { ...thresholds, ...homeThresholds, ...chatThresholds, ...uploadThresholds },
};
