const enUS = {
  role: 'sortable',
  handle: 'Move “{{title}}”',
  how: 'Press Space to pick up, the arrow keys to move, Space to put down, Escape to cancel.',
  start: 'Picked up “{{title}}”',
  over: '“{{title}}” goes to {{place}}',
  end: '“{{title}}” is now at {{place}}',
  cancel: 'Cancelled; “{{title}}” is back where it was',
  place: 'place {{at}} of {{of}}',
};

export default enUS;
