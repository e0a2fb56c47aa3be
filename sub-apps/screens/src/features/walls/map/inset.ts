/**
 * The islands of the South China Sea, 64 by 93, as maps of the country show them in a corner: from lib/coord/geo/fix/nanhai
 * of echarts, Copyright The Apache Software Foundation, Apache License 2.0.
 */
export const inset =
  'M0 3.5L7 11.2L15 11.9L30 7L42 .7L52 .7L56 7.7L59 .7L64 .7L64 0L5 0zM13 16.1L19 14.7L16 21.7L11 23.1zM12 32.2L14 38.5L15 38.5L13 32.2zM16 47.6L12 53.2L13 53.2L18 47.6zM6 64.4L8 70L9 70L8 64.4zM23 82.6L29 79.8L30 79.8L25 82.6zM37 70.7L43 62.3L44 62.3L39 70.7zM48 51.1L51 45.5L53 45.5L50 51.1zM51 35L51 28.7L53 28.7L53 35zM52 22.4L55 17.5L56 17.5L53 22.4zM58 12.6L62 7L63 7L60 12.6zM0 3.5L0 93.1L64 93.1L64 0L63 0L63 92.4L1 92.4L1 3.5z';
