const enUS = {
  refused: {
    kind: 'Files of this kind are not taken. Upload video (MP4, WebM, MOV), audio, PDF, Word, Excel, PowerPoint or pictures.',
    name: 'The name is longer than 200 characters; shorten it and upload again',
    empty: 'The file is empty',
    size: 'The file is too large; the limit is {{limit}}',
    content: 'The content is not what the name says',
  },
  line: 'The line to the server is lost: put it in again later',
  notInText: 'A text takes pictures and sound only',
  gone: 'The server no longer has what was sent; upload it again',
};

export default enUS;
