/** The result of `work`, or undefined if it takes longer; it then continues, and its result is ignored. */
export async function waitAtMost<T>(
  work: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
