import { create } from 'zustand';

/** Button in a message. */
export type ToastAct = { readonly label: string; readonly run: () => void };
type More = { readonly detail?: string; readonly act?: ToastAct };
type Message = More & { readonly id: number; readonly text: string; readonly tone: 'good' | 'bad' };
type ToastStore = { readonly messages: readonly Message[] };

export const useToasts = create<ToastStore>(() => ({ messages: [] }));
let last = 0;
/** Time for which a message is shown. */
export const toastDurationMs = 6000;
/** The same for a message with a button. */
export const actionDurationMs = 10_000;

/**
 * Shows a message that needs no answer, where the specification has an alert; `detail`: its subject. Bad news interrupts a screen reader, good news
 * waits.
 */
export function toast(text: string, tone: Message['tone'] = 'good', more: More = {}): void {
  const id = ++last;
  useToasts.setState(({ messages }) => ({ messages: [...messages.filter((message) => message.text !== text), { id, text, tone, ...more }] }));
}

/** Removes all messages. */
export function dropToasts(): void {
  useToasts.setState({ messages: [] });
}

export function dropToast(id: number): void {
  useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}
