CREATE TABLE "course_day" (
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"day" date NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"progress" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "course_day_course_id_day_pk" PRIMARY KEY("course_id","day")
);
--> statement-breakpoint
ALTER TABLE "course_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "course_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"learners" integer NOT NULL,
	"finished" integer NOT NULL,
	"progress" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learned_hour" (
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "learned_hour_member_id_hour_course_id_pk" PRIMARY KEY("member_id","hour","course_id")
);
--> statement-breakpoint
ALTER TABLE "learned_hour" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organ_day" (
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"day" date NOT NULL,
	"new_users" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"marked" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organ_day_key" UNIQUE NULLS NOT DISTINCT("organ_id","day","branch_id")
);
--> statement-breakpoint
ALTER TABLE "organ_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_day" (
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"branch_id" uuid,
	"seconds" integer DEFAULT 0 NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"marked" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "person_day_organ_id_day_member_id_pk" PRIMARY KEY("organ_id","day","member_id")
);
--> statement-breakpoint
ALTER TABLE "person_day" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"whole" boolean DEFAULT false NOT NULL,
	"taken" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_month" (
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"branch_id" uuid,
	"seconds" integer DEFAULT 0 NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"marked" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "person_month_organ_id_month_member_id_pk" PRIMARY KEY("organ_id","month","member_id")
);
--> statement-breakpoint
ALTER TABLE "person_month" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "presence" (
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"branch_id" uuid,
	"hour" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_organ_id_hour_member_id_pk" PRIMARY KEY("organ_id","hour","member_id")
);
--> statement-breakpoint
ALTER TABLE "presence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roll_up_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"looked_at" timestamp with time zone,
	"swept_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "roll_up_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_day" ADD CONSTRAINT "course_day_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_day" ADD CONSTRAINT "course_day_tenant_id_course_id_course_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."course"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_hour" ADD CONSTRAINT "learned_hour_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_hour" ADD CONSTRAINT "learned_hour_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organ_day" ADD CONSTRAINT "organ_day_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organ_day" ADD CONSTRAINT "organ_day_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organ_day" ADD CONSTRAINT "organ_day_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_day" ADD CONSTRAINT "person_day_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_day" ADD CONSTRAINT "person_day_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_month" ADD CONSTRAINT "person_month_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_month" ADD CONSTRAINT "person_month_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organ_day_branch_idx" ON "organ_day" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "person_day_member_idx" ON "person_day" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "person_mark_at_idx" ON "person_mark" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "person_month_member_idx" ON "person_month" USING btree ("member_id","month");--> statement-breakpoint
CREATE INDEX "presence_member_idx" ON "presence" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "certificate_count_idx" ON "certificate" USING btree ("tenant_id","organ_id","issued_at","branch_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "certificate_train_count_idx" ON "certificate" USING btree ("train_id","tenant_id","organ_id","branch_id") WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "course_day" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_day" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "course_mark" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "learned_hour" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "organ_day" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "organ_day" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "organ_day" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "person_day" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "person_day" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "person_day" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "system_access" ON "person_mark" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "person_month" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "person_month" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "person_month" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "presence" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "presence" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "presence" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "system_access" ON "roll_up_state" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION "mark_actor"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at, whole)
      VALUES (OLD.tenant_id, OLD.organ_id, OLD.member_id, OLD.created_at, OLD.kind = 'student');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at, whole)
      VALUES (NEW.tenant_id, NEW.organ_id, NEW.member_id, NEW.created_at, NEW.kind = 'student');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_sitting"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.submitted_at IS NOT NULL THEN
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at)
      VALUES (OLD.tenant_id, OLD.organ_id, OLD.member_id, OLD.submitted_at);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.submitted_at IS NOT NULL THEN
    INSERT INTO person_mark (tenant_id, organ_id, member_id, at)
      VALUES (NEW.tenant_id, NEW.organ_id, NEW.member_id, NEW.submitted_at);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_learned_hour"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO person_mark (tenant_id, organ_id, member_id, at)
    VALUES (OLD.tenant_id, OLD.organ_id, OLD.member_id, OLD.hour);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_course_learner"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO course_mark (tenant_id, course_id, started_at, learners, finished, progress)
      VALUES (OLD.tenant_id, OLD.course_id, OLD.started_at, -1, -(OLD.finished_at IS NOT NULL)::int, -OLD.progress);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO course_mark (tenant_id, course_id, started_at, learners, finished, progress)
      VALUES (NEW.tenant_id, NEW.course_id, NEW.started_at, 1, (NEW.finished_at IS NOT NULL)::int, NEW.progress);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "actor_mark" AFTER INSERT OR DELETE ON "actor" FOR EACH ROW EXECUTE FUNCTION "mark_actor"();--> statement-breakpoint
CREATE TRIGGER "actor_change_mark" AFTER UPDATE OF "organ_id", "member_id", "branch_id", "kind", "created_at" ON "actor" FOR EACH ROW WHEN ((OLD.organ_id, OLD.member_id, OLD.branch_id, OLD.kind, OLD.created_at) IS DISTINCT FROM (NEW.organ_id, NEW.member_id, NEW.branch_id, NEW.kind, NEW.created_at)) EXECUTE FUNCTION "mark_actor"();--> statement-breakpoint
CREATE TRIGGER "sitting_mark" AFTER INSERT OR DELETE ON "sitting" FOR EACH ROW EXECUTE FUNCTION "mark_sitting"();--> statement-breakpoint
CREATE TRIGGER "sitting_change_mark" AFTER UPDATE OF "submitted_at", "state", "counts", "passed" ON "sitting" FOR EACH ROW WHEN ((OLD.submitted_at, OLD.state, OLD.counts, OLD.passed) IS DISTINCT FROM (NEW.submitted_at, NEW.state, NEW.counts, NEW.passed)) EXECUTE FUNCTION "mark_sitting"();--> statement-breakpoint
CREATE TRIGGER "learned_hour_mark" AFTER DELETE ON "learned_hour" FOR EACH ROW EXECUTE FUNCTION "mark_learned_hour"();--> statement-breakpoint
CREATE TRIGGER "course_learner_mark" AFTER INSERT OR DELETE ON "course_learner" FOR EACH ROW EXECUTE FUNCTION "mark_course_learner"();--> statement-breakpoint
CREATE TRIGGER "course_learner_change_mark" AFTER UPDATE OF "progress", "finished_at", "started_at", "course_id" ON "course_learner" FOR EACH ROW WHEN ((OLD.progress, OLD.finished_at, OLD.started_at, OLD.course_id) IS DISTINCT FROM (NEW.progress, NEW.finished_at, NEW.started_at, NEW.course_id)) EXECUTE FUNCTION "mark_course_learner"();
