/**
 * A style sheet of antd as created by the build.
 * @typedef {{ css: string, frames: string[] }} Sheet `css` with the marks below, `frames`: names of the keyframes it plays
 */

/**
 * Placeholders in a sheet for names that are only known in the page: the class of the component, the class that carries
 * its variables, and antd's common class, which would occur ten thousand times.
 */
export const marks = /** @type {const} */ ({ prefix: '`', root: '?', hash: '|' });
