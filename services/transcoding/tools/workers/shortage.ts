// Temporary shortages of a machine: space, files and processes. Workers and programs report them in text only.
const words = /\b(ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM|EAGAIN)\b|no space left|disk quota exceeded|too many open files/i;

/**
 * True if the machine lacked something temporarily, such as disk space. Memory counts only if the system refused it: a library may have asked for more
 * than will ever exist.
 */
export const isShortage = (error: unknown): boolean => words.test(String(error));
