const enUS = {
  kind: { video: 'Video', audio: 'Audio', document: 'Documents', image: 'Pictures' },
  status: { uploading: 'Uploading', converting: 'Checking', ready: 'Ready', failed: 'Refused' },
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
};

export default enUS;
