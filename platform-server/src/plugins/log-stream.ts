let lines = '';

function flush(): void {
  const text = lines;
  lines = '';
  if (text !== '') process.stdout.write(text);
}

/** Log lines of one turn of the event loop leave as one write: under load it is most of their cost. */
export const logStream = {
  write(line: string): void {
    if (lines === '') setImmediate(flush);
    lines += line;
  },
};

// Nothing of the last turn is lost, however the process ends by itself.
process.once('exit', flush);
