const enUS = {
  kind: { video: 'Video', audio: 'Audio', document: 'Documents', image: 'Pictures' },
  status: { uploading: 'Uploading', converting: 'Checking', ready: 'Ready', failed: 'Refused' },
  pages_one: '{{count}} page',
  pages_other: '{{count}} pages',
  cover: {
    hint: 'Best 1280 × 720; JPG, PNG or WebP, at most 10 MB. It can be dropped or pasted here.',
    choose: 'Choose a picture',
    replace: 'Choose another',
    remove: 'Remove',
    sending: 'Uploading {{percent}}',
    kind: 'Choose a JPG, PNG or WebP picture',
    size: 'The picture is empty or larger than 10 MB',
    failed: 'The upload failed; try again',
  },
};

export default enUS;
