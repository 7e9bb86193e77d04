const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];
/** Whether a host is this machine. */
export const isLoopback = (host: string): boolean => loopbackNames.includes(host) || host.endsWith('.localhost');
