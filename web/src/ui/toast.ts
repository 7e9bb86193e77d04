import { create } from 'zustand';

type Message = { readonly id: number; readonly text: string; readonly tone: 'good' | 'bad'; readonly detail: string | undefined };
type ToastStore = { readonly messages: readonly Message[] };

export const useToasts = create<ToastStore>(() => ({ messages: [] }));
let last = 0;
/** How long a message stands. */
export const toastDurationMs = 6000;

/** Says something that needs no answer, where the specification speaks of an alert; `detail`: what it is about. Bad news interrupts a screen reader, good news waits. */
export function toast(text: string, tone: Message['tone'] = 'good', detail?: string): void {
  const id = ++last;
  useToasts.setState(({ messages }) => ({ messages: [...messages.filter((message) => message.text !== text), { id, text, tone, detail }] }));
}

/** Nobody is told any more what there was to say. */
export function dropToasts(): void {
  useToasts.setState({ messages: [] });
}

export function dropToast(id: number): void {
  useToasts.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}
