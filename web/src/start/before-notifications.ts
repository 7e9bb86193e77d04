// Runs in the prepared page of the notifications instead of `before-screen.ts`: their sentences need code that other pages should not wait for.
import { askNotificationsEarly } from './ask-notifications-early.ts';

void askNotificationsEarly();
