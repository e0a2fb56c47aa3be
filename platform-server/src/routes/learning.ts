import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { countHeartbeat } from '../domain/learning/heartbeat';
import { countFollowingHeartbeat } from '../domain/learning/next-heartbeat';
import { findNotes, removeNote, saveNote } from '../domain/learning/notes';
import { openOwnLesson } from '../domain/learning/progress';
import { lastCaller } from '../domain/learning/snapshot-cache';
import { lessonSource } from '../domain/learning/source';
import { learnerOf } from '../domain/learning/visible-courses';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const oneLesson = { courseId: fields.identifier, lessonId: fields.identifier };
/** Seconds of a day, as no lesson is longer. */
const coordinate = z.number().min(0).max(86_400);

const progress = z.object({
  done: z.boolean(),
  watched: z.number(),
  bound: z.number().nullable(),
  progress: z.number(),
  finishedAt: z.string().nullable(),
});

/** Calls of the course player, about the caller's own learning. */
export async function learningRoutes(app: FastifyInstance): Promise<void> {
  const { learning } = contract;

  route(app, learning.source, {
    request: z.object(oneLesson),
    response: z.object({
      url: z.string(),
      expiresAt: z.string(),
      mediaType: z.string(),
      fileName: z.string(),
      posterUrl: z.string().nullable(),
    }),
    handler: (target, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => lessonSource(s, app.services.files, caller, target))),
  });

  route(app, learning.open, {
    request: z.object(oneLesson),
    response: progress,
    handler: async (target, { db, caller }) => {
      refuseInDemo(caller.readOnly);
      return db.withSystem((t) => openOwnLesson(t, learnerOf(caller), target));
    },
  });

  route(app, learning.beat, {
    request: z.object({
      ...oneLesson,
      playerId: fields.identifier,
      from: coordinate,
      to: coordinate,
    }),
    response: progress,
    handler: async (heartbeat, { db, caller, token }) => {
      refuseInDemo(caller.readOnly);
      return countHeartbeat(db, { caller, token }, heartbeat);
    },
    quick: {
      callerOf: (session) => lastCaller(app.db, session),
      handler: (heartbeat, caller, session) =>
        countFollowingHeartbeat(app.db, heartbeat, caller, session),
    },
  });

  route(app, learning.findNotes, {
    request: z.object({ courseId: fields.identifier }),
    response: z.array(
      z.object({
        id: z.string(),
        lessonId: z.string(),
        seconds: z.number().int(),
        text: z.string(),
        createdAt: z.string(),
        version: z.number().int(),
      }),
    ),
    handler: ({ courseId }, { tx, caller }) => tx((t) => findNotes(t, learnerOf(caller), courseId)),
  });

  route(app, learning.saveNote, {
    request: z.object({
      ...oneLesson,
      id: fields.identifier.optional(),
      seconds: z.number().min(0).max(86_400).transform(Math.floor),
      text: fields.requiredMultilineText(2000),
      version: fields.version,
    }),
    response: replies.createdReply,
    handler: (note, { tx, caller }) => tx((t) => saveNote(t, learnerOf(caller), note)),
  });

  route(app, learning.removeNote, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    handler: async ({ id }, { tx, caller }) => {
      await tx((t) => removeNote(t, learnerOf(caller), id));
      return null;
    },
  });
}
