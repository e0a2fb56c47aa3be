ALTER TABLE "actor" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "actor" ADD CONSTRAINT "actor_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branch_organ_idx" ON "branch" USING btree ("organ_id");--> statement-breakpoint
CREATE INDEX "branch_parent_idx" ON "branch" USING btree ("parent_id");--> statement-breakpoint
CREATE POLICY "branch_wall" ON "actor" AS RESTRICTIVE FOR ALL TO "edu_app" USING (kind <> 'student'
    OR (SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR member_id = (SELECT nullif(current_setting('app.member_id', true), '')::uuid)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK (kind <> 'student'
    OR (SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR member_id = (SELECT nullif(current_setting('app.member_id', true), '')::uuid)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));