/** Where the account-safety page is shown: on its own, or in the frame's 800 px dialog. */
export type Surface = 'page' | 'dialog';
