const enUS = {
  toCourses: 'Back to my courses',
  loading: 'Loading the course',
  gone: 'There is no such course, or it is no longer open to you.',
  failed: 'The course could not be loaded',
  retry: 'Try again',
  outline: 'Contents',
  lessonsDone: '{{done}} of {{all}} done',
  done: 'Done',
  watched: '{{percent}}% learned',
  preview: 'Preview',
  locked: 'Opens when the lessons before it are done',
  live: {
    title: 'Live sessions',
    zone: 'Times of your time zone: {{zone}}',
    running: 'Running',
    planned: 'Planned',
    cancelled: 'Cancelled',
    reason: 'Reason: {{reason}}',
    room: 'Open the room',
    file: 'Calendar file',
  },
  kinds: {
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    image: 'Picture',
    link: 'Link',
  },
  problems: {
    missing: 'Its content is gone',
    withdrawn: 'Its content cannot be used at the moment',
    converting: 'Its content is being prepared, come back later',
    failed: 'Its content cannot be shown, please tell your teacher',
  },
};

export default enUS;
