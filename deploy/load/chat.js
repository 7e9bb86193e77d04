// Chat of two people: each virtual user has a socket, and waits for each message that it sends.
import { check } from 'k6';
import { Trend } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';
import { base, call, newName, pause, scenario, signedIn, thresholds } from './member.js';

const seenAfter = new Trend('kloak_message_seen_ms', true);
const messages = 5;
const patienceMs = 10_000;

export const chatThresholds = { kloak_message_seen_ms: ['p(95)<1000', 'p(99)<3000'] };

export const options = { noCookiesReset: true, scenarios: { chat: scenario() }, thresholds: { ...thresholds, ...chatThresholds } };

/**
 * Socket.IO over one WebSocket: a digit for Engine.IO, and where that is 4 (a message), one for Socket.IO.
 * @param {(name: string, said: any) => void} hear
 * @returns {Promise<WebSocket>}
 */
function openSocket(hear) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    socket.addEventListener('message', (event) => {
      const said = 'data' in event && typeof event.data === 'string' ? event.data : '';
      if (said.startsWith('0')) socket.send('40');
      else if (said === '2') socket.send('3');
      else if (said.startsWith('40')) resolve(socket);
      else if (said.startsWith('44')) reject(new Error(said));
      else if (said.startsWith('42')) {
        const [name, ...more] = JSON.parse(said.slice(2));
        hear(name, more[0]);
      }
    });
    socket.addEventListener('error', () => reject(new Error('the socket failed')));
  });
}

export default async function chat() {
  const { me, other } = await signedIn();
  const { body } = await call('POST /api/chatbox/profile-conversation', { profileIds: [other.id] });
  /** @type {Map<string, () => void>} By what each message was named by whom it was sent. */
  const waiting = new Map();
  const socket = await openSocket((name, said) => {
    if (name === 'chat message') waiting.get(said.clientId)?.();
  });
  for (let sent = 0; sent < messages; sent += 1) {
    const clientId = newName();
    const begun = Date.now();
    const seen = new Promise((resolve) => waiting.set(clientId, () => resolve(true)));
    await call('POST /api/chatbox/submit-message', { messageBody: `Message ${clientId}`, profile: me.id, roomId: body.room._id, clientId });
    const isSeen = await Promise.race([seen, pause(patienceMs)]);
    check(isSeen, { 'a message comes back by the socket': (is) => is === true });
    seenAfter.add(Date.now() - begun);
    await pause(1000);
  }
  socket.close();
}
