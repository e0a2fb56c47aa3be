CREATE INDEX "course_grant_end_idx" ON "course_grant" USING btree ("expires_at") WHERE "course_grant"."withdrawn_at" IS NULL;--> statement-breakpoint
CREATE INDEX "course_grant_withdrawn_idx" ON "course_grant" USING btree ("withdrawn_at");--> statement-breakpoint
CREATE INDEX "course_order_end_idx" ON "course_order" USING btree ("expires_at") WHERE "course_order"."state" = 'paid';