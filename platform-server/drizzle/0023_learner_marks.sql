CREATE TABLE "course_noted" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"progress" integer NOT NULL,
	"is_finished" boolean NOT NULL,
	CONSTRAINT "course_noted_member_id_course_id_pk" PRIMARY KEY("member_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_noted" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "learner_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learner_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" uuid NOT NULL,
	"member_id" uuid
);
--> statement-breakpoint
ALTER TABLE "learner_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "roll_up_state" ADD COLUMN "rules" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_noted" ADD CONSTRAINT "course_noted_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "system_access" ON "course_noted" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_access" ON "learner_mark" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
DROP TRIGGER "course_learner_mark" ON "course_learner";--> statement-breakpoint
DROP TRIGGER "course_learner_change_mark" ON "course_learner";--> statement-breakpoint
DROP FUNCTION "mark_course_learner"();--> statement-breakpoint
DELETE FROM "course_mark";--> statement-breakpoint
CREATE FUNCTION "mark_gone_learner"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO learner_mark (course_id, member_id) VALUES (OLD.course_id, OLD.member_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_published_course"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO learner_mark (course_id) VALUES (NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "course_learner_gone" AFTER DELETE ON "course_learner" FOR EACH ROW EXECUTE FUNCTION "mark_gone_learner"();--> statement-breakpoint
CREATE TRIGGER "course_published_mark" AFTER UPDATE OF "published_number" ON "course" FOR EACH ROW WHEN (OLD.published_number IS DISTINCT FROM NEW.published_number) EXECUTE FUNCTION "mark_published_course"();
