let lines = '';

function flush(): void {
  const text = lines;
  lines = '';
  if (text !== '') process.stdout.write(text);
}

/**
 * Joins the log lines of one turn of the event loop into one write, which is most of the cost of logging under
 * load.
 */
export const logStream = {
  write(line: string): void {
    if (lines === '') setImmediate(flush);
    lines += line;
  },
};

// Writes the last lines when the process exits by itself.
process.once('exit', flush);
