/** Path of the sandbox pages of payments: billing links to it, the gateway serves it. */
export const sandboxPath = '/sandbox';
/** Path that the payment provider calls. */
export const webhookPath = '/stripe/webhook';
