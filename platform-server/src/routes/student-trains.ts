import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { fileAddressesFor } from '../domain/file-addresses';
import { learnerOf } from '../domain/learning/visible-courses';
import { enterLink, readLink } from '../domain/trains/link';
import { findOwnTrains } from '../domain/trains/own-trains';
import { linkToken } from '../domain/trains/train-fields';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { linkReply, studentTrain } from './student-train-replies';

/** A student's own trainings, and joining by a link. */
export function studentTrainRoutes(app: FastifyInstance): void {
  const { files } = app.services;
  const { train } = contract;

  route(app, train.findMine, {
    request: z.object({ pageNum: fields.page.pageNum.optional() }),
    response: z.array(studentTrain),
    handler: ({ pageNum = 1 }, { tx, caller }) =>
      tx((t) =>
        asSystem(t, (s) =>
          findOwnTrains(s, learnerOf(caller), pageNum, fileAddressesFor(files, caller)),
        ),
      ),
  });

  route(app, train.findByLink, {
    request: linkToken,
    response: linkReply,
    handler: ({ token }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => readLink(s, learnerOf(caller), token))),
  });

  route(app, train.enterLink, {
    request: linkToken,
    response: replies.createdReply,
    handler: ({ token }, { tx, caller }) => {
      refuseInDemo(caller.readOnly);
      return tx((t) => enterLink(t, caller, learnerOf(caller), token));
    },
  });
}
