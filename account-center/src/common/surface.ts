/** Whether the account-safety page is a page of its own or in the frame's dialog of 800 px. */
export type Surface = 'page' | 'dialog';
