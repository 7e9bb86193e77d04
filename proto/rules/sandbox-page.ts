/** Where the pages of the sandbox of payments are: the gateway serves what billing leads to. */
export const sandboxPath = '/sandbox';
/** Where the payment provider tells what happened. */
export const webhookPath = '/stripe/webhook';
