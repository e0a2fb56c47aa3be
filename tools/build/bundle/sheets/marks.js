/**
 * A style sheet of antd as the build makes it.
 *
 * @typedef {{ css: string, frames: string[] }} Sheet `css` with the marks below, `frames`: names of the keyframes it plays
 */

/**
 * What stands in a sheet for what only the page knows: the class of the component, the class that carries its
 * variables, and antd's own class for all it styles, which would be said some ten thousand times.
 */
export const marks = /** @type {const} */ ({ prefix: '`', root: '?', hash: '|' });
