/** What a section shows. `absent` where the API has no such call: the section stays away. */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; code: number; message: string }
  | { status: 'absent' };
